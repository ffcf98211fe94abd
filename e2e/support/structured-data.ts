import { expect } from '@playwright/test';

export type Node = { [property: string]: unknown; '@type'?: string; '@id'?: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
export const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** Returns the JSON-LD of a page: one block of linked things. */
export function readGraph(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(scripts, 'one block of JSON-LD a page').toHaveLength(1);
  const json = scripts[0]?.[1] ?? '';
  expect(json, 'no text ends the block').not.toContain('<');
  const data = JSON.parse(json);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** A node and every node inside it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/**
 * The first thing of a type on a page.
 * @throws when there is none
 */
export function onlyIn(html: string, type: string): Node {
  const node = nodesIn(readGraph(html)).find((node) => node['@type'] === type);
  if (!node) throw new Error(`the page has no ${type}`);
  return node;
}
