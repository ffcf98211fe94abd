/** Reads the finished export in out/, as a host would. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const OUT = path.resolve('out');

/** The file a route is exported to: '/about' → 'about.html'. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

export const readOut = (file: string, root = OUT) => readFileSync(path.join(root, file), 'utf8');

export const readPage = (route: string, root = OUT) => readOut(fileOf(route), root);

/** Every file of an export, sorted, with / between folders. */
export function listOut(root = OUT): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What an attribute or a text of HTML stands for. */
export const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** All values an attribute has in a page, in order. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map((match) => decode(match[1] ?? ''));
}

export const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
export const descriptionOf = (html: string) =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');

/** The visible text of a page, scripts left out. */
export const textOf = (html: string) =>
  decode(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
