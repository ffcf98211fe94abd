import { groupBy } from '../../lib/shared/group-by';
import { hashOf } from '../images/file';
import { type Element, elementsOf, openingTag, textOf } from '../support/html';

export type Lines = ReadonlyMap<string, readonly string[]>;
export type Page = { title: string; lines: Lines };

/** Lists the kinds of lines that visitors and search engines read. */
export const COPY = ['title', 'description', 'text', 'links', 'images', 'structured data'];

const TEXT_ATTRIBUTES = ['aria-label', 'placeholder', 'title'];
const FORM_FIELDS = ['input', 'textarea', 'select'];
const OUTSIDE_BODY = ['html', 'head', 'script', 'style'];

type Line = [kind: string, line: string];

/** Reads a page as lines of text, by kind. Returns undefined for a page that only redirects. */
export function readPage(html: string): Page | undefined {
  const groups = groupBy(elementsOf(html).flatMap(linesOf), ([kind]) => kind);
  const lines = new Map([...groups].map(([kind, ofKind]) => [kind, ofKind.map(([, line]) => line)]));
  return lines.has('refresh') ? undefined : { title: lines.get('title')?.[0] ?? '', lines };
}

function linesOf(element: Element): Line[] {
  const { name, attribs, parent } = element;
  const { href, src, alt = '', rel, property, 'http-equiv': header, charset, content = '' } = attribs;
  const text = textOf(element);
  if (name === 'title' && parent && 'name' in parent && parent.name === 'head') return [['title', text]];
  if (name === 'meta') {
    const kind = attribs.name ?? property ?? header ?? 'charset';
    const parts = unhashed(charset ?? content).split(/; ?/);
    return parts.map((part) => [kind, part]);
  }
  if (name === 'link') return [[`link ${rel}`, unhashed(href ?? '')]];
  if (name === 'script' && attribs.type === 'application/ld+json') {
    const lines = JSON.stringify(JSON.parse(text), null, 1).split(/,?\n */);
    return lines.map((line) => ['structured data', line]);
  }
  if (OUTSIDE_BODY.includes(name)) return name === 'script' ? [['scripts', `inline ${hashOf(text)}`]] : [];
  const texts = element.children.flatMap((node) => (node.nodeType === 3 ? node.data.replace(/\s+/g, ' ').trim() : []));
  const copy = [...TEXT_ATTRIBUTES.flatMap((attribute) => attribs[attribute] ?? []), ...texts];
  const lines = copy.filter(Boolean).map((line): Line => ['text', line]);
  if (href && name === 'a') lines.push(['links', `${text || attribs['aria-label']} → ${href}`]);
  if (src) lines.push([name === 'img' ? 'images' : name, `${src} (${alt})`]);
  if (name === 'form') lines.push(['form', attribs.action ? `sends to ${attribs.action}` : 'sends nothing']);
  if (FORM_FIELDS.includes(name)) lines.push(['form fields', describeField(element)]);
  return [...lines, ['look', describeMarkup(element)]];
}

/** Removes content hashes from names of built files, which are compared as files. */
const unhashed = (line: string) => line.replace(/\/_next\/static\/[^\s"]*?(\.\w+)(?=$|[\s"])/g, '/_next/static/*$1');

function describeField({ name, attribs }: Element): string {
  const type = attribs.type ?? name;
  return `${attribs.name ?? attribs.id ?? ''} (${attribs.required === undefined ? type : `${type}, required`})`;
}

/** Returns a name and an opening tag without what other lines contain, and without React's generated ids. */
function describeMarkup({ name, attribs }: Element): string {
  const others = Object.entries(attribs).filter(([key]) => ![...TEXT_ATTRIBUTES, 'href', 'src', 'alt'].includes(key));
  return `${name} ${openingTag({ name, attribs: Object.fromEntries(others) }).replace(/_R_\w+_/g, '_R_')}`;
}
