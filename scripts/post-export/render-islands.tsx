import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandTree } from '../../components/islands/react-island';
import { ISLANDS } from '../../components/islands/registry';

const components = new Map(Object.entries(ISLANDS as Record<string, ComponentType<object>>));

const rendered = new Map<string, string>();

/** Renders an island, which the browser hydrates with the same prefix (`useId`); undefined for an island without React. */
export function renderIsland(name: string, props: string, prefix: string): string | undefined {
  const Component = components.get(name);
  if (!Component) return undefined;
  const key = `${name} ${prefix} ${props}`;
  const html =
    rendered.get(key) ??
    renderToString(<IslandTree Component={Component} props={JSON.parse(props)} />, { identifierPrefix: prefix });
  rendered.set(key, html);
  return html;
}
