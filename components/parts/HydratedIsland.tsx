'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { watchMenus } from '@/islands/runtime/open-menu';
import type { Mount } from '@/islands/runtime/protocol';
import { findComponent, ISLANDS } from './island-registry';

type Props = {
  'data-island': string;
  'data-props': string;
  children: ReactNode;
};

// As the loader does in the export.
if (typeof window !== 'undefined') watchMenus();

/** Renders an island as a part of the page's React tree. In the export, the loader mounts it. */
export function HydratedIsland({ children, ...attributes }: Props) {
  const island = useRef<HTMLElement>(null);
  const { 'data-island': name, 'data-props': props } = attributes;
  const Component = findComponent(name);
  useEffect(() => {
    const element = island.current;
    // React's strict mode runs effects twice.
    if (Component || !element || element.dataset.state) return;
    element.dataset.state = 'ready';
    startIsland(name, element, props);
  }, [Component, name, props]);
  return (
    <site-island ref={island} {...attributes}>
      {Component ? <Component {...JSON.parse(props)} /> : children}
    </site-island>
  );
}

async function startIsland(name: string, island: HTMLElement, props: string) {
  const { mount } = ISLANDS[name as keyof typeof ISLANDS] as { mount: Mount<unknown> };
  try {
    await mount({ island, props: JSON.parse(props), prefix: '' });
  } catch (error) {
    console.error(`Island ${name}:`, error);
  }
}
