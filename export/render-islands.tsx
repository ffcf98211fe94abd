import { renderToString } from 'react-dom/server';
import { findComponent } from '../components/parts/island-registry';
import { IslandTree } from '../islands/runtime/mount';

const rendered = new Map<string, string>();

/** Renders an island, which the browser hydrates with the same prefix (`useId`); undefined for an island without React. */
export function renderIsland(name: string, props: string, prefix: string): string | undefined {
  const Component = findComponent(name);
  if (!Component) return undefined;
  const key = `${name} ${prefix} ${props}`;
  const html =
    rendered.get(key) ??
    renderToString(<IslandTree Component={Component} props={JSON.parse(props)} />, { identifierPrefix: prefix });
  rendered.set(key, html);
  return html;
}
