import type { ComponentType } from 'react';
import { ISLANDS } from '../registry';

/** Returns the component that an island's file exports under the file's name; undefined for an island without React. */
export function findComponent(name: string): ComponentType | undefined {
  const island: Record<string, unknown> | undefined = ISLANDS[name as keyof typeof ISLANDS];
  return island?.[name] as ComponentType | undefined;
}

export const readsProps = (name: string): boolean => 'readProps' in ISLANDS[name as keyof typeof ISLANDS];
