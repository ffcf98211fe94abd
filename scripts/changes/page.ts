import { createHash } from 'node:crypto';
import { groupBy } from '../../lib/shared/group-by';
import { type Element, elementsOf, textOf } from '../support/html';

export type Lines = ReadonlyMap<string, readonly string[]>;
export type Page = {
  title: string;
  lines: Lines;
};

/** What a page says to its visitors and to search engines. */
export const SAID = ['title', 'description', 'words', 'links', 'pictures', 'structured data'];

const SPOKEN = ['aria-label', 'placeholder', 'title'];
const OUTSIDE_BODY = ['html', 'head', 'script', 'style'];

type Line = [kind: string, line: string];

/** Reads a page as lines of text, by kind. Returns undefined for a page that only redirects. */
export function readPage(html: string): Page | undefined {
  const groups = groupBy(elementsOf(html).flatMap(linesOf), ([kind]) => kind);
  const lines = new Map([...groups].map(([kind, all]) => [kind, all.map(([, line]) => line)]));
  return lines.has('refresh') ? undefined : { title: lines.get('title')?.[0] ?? '', lines };
}

export const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

const parentName = ({ parent }: Element) => (parent && 'name' in parent ? parent.name : '');

function linesOf(element: Element): Line[] {
  const { name, attribs } = element;
  const { href, src, alt = '', rel, property, 'http-equiv': header, charset, content = '' } = attribs;
  const text = textOf(element);
  if (name === 'title' && parentName(element) === 'head') return [['title', text]];
  if (name === 'meta') {
    const kind = attribs.name ?? property ?? header ?? 'charset';
    return unhashed(charset ?? content)
      .split(/; ?/)
      .map((part) => [kind, part]);
  }
  if (name === 'link') return [[`link ${rel}`, unhashed(href ?? '')]];
  if (name === 'script' && attribs.type === 'application/ld+json') {
    return JSON.stringify(JSON.parse(text), null, 1)
      .split(/,?\n */)
      .map((line) => ['structured data', line]);
  }
  if (OUTSIDE_BODY.includes(name)) return name === 'script' ? [['scripts', hashOf(text)]] : [];
  const spoken = SPOKEN.flatMap((attribute) => attribs[attribute] ?? []);
  const texts = element.children.flatMap((node) => (node.nodeType === 3 ? node.data.replace(/\s+/g, ' ').trim() : []));
  const words = [...spoken, ...texts].filter(Boolean).map((line): Line => ['words', line]);
  if (href) words.push(['links', `${text || attribs['aria-label']} → ${href}`]);
  if (src) words.push([name === 'img' ? 'pictures' : name, `${src} (${alt})`]);
  return [...words, ['markup', openingTag(element)]];
}

/** Removes content hashes from names of built files, which are compared as files. */
const unhashed = (line: string) => line.replace(/\/_next\/static\/[^\s"]*?(\.\w+)(?=$|[\s"])/g, '/_next/static/*$1');

/** Returns an opening tag without what other lines contain, and without React's generated ids. */
function openingTag({ name, attribs }: Element): string {
  const others = Object.entries(attribs).filter(([key]) => ![...SPOKEN, 'href', 'src', 'alt'].includes(key));
  return `<${[name, ...others.map(([key, value]) => `${key}="${value.replace(/_R_\w+_/g, '_R_')}"`)].join(' ')}>`;
}
