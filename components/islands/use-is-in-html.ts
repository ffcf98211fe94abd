import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether an element stands in the page's HTML: React takes it over. False where React draws it anew. */
export function useIsInHtml(): boolean {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isInHtml)[0];
}
