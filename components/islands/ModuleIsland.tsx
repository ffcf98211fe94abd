'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { MODULES, type ModuleName } from './modules';

type Props = { 'data-island': string; 'data-props': string; children: ReactNode };

/** Renders an island of modules.ts. Only Next runs the effect; in the export, the loader mounts it. */
export function ModuleIsland({ children, ...attributes }: Props) {
  const island = useRef<HTMLElement>(null);
  const { 'data-island': name, 'data-props': props } = attributes;
  useEffect(() => {
    const element = island.current;
    // React's strict mode runs effects twice.
    if (!element || element.dataset.state) return;
    element.dataset.state = 'ready';
    MODULES[name as ModuleName]().then(({ mount }) => mount(element, JSON.parse(props)));
  }, [name, props]);
  return (
    <site-island ref={island} {...attributes}>
      {children}
    </site-island>
  );
}
