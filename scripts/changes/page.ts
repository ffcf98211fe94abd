/** A page of an export as lists of what it says, one list for each kind of change. */
import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { isRecord } from '../../lib/shared/schema';
import { attribute } from '../support/tree';

/** What a page says to its readers and to search engines. */
export const SAID = ['title', 'description', 'headings', 'words', 'links', 'pictures', 'structured data'] as const;
/** The kinds of changes to a page, in the order they are told. */
export const FACETS = [...SAID, 'head', 'policy', 'markup'] as const;
export type Facet = (typeof FACETS)[number];
export type Facets = Readonly<Record<Facet, readonly string[]>>;

type Element = Tree.Element;

/** Elements that do not end the sentence they stand in. */
const INLINE = 'a abbr b bdi br cite code del em i ins kbd mark q s small span strong sub sup time u wbr'.split(' ');
/** Attributes that are words. */
const WORDS = ['aria-label', 'placeholder', 'title'];
/** Attributes that another list tells of, by element. */
const TOLD_ELSEWHERE: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] };
const HEADING = /^h[1-6]$/;

/**
 * @param elements of a whole document, in their order
 * @returns what the page says, and the addresses of what its first view loads
 */
export function readPage(elements: readonly Element[]): {
  title: string;
  facets: Facets;
  loaded: string[];
  /** It stands at an old address and leads to the one of now. */
  leadsOn: boolean;
} {
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const metas = named('meta').map((one) => ({
    name: attribute(one, 'name') ?? attribute(one, 'property') ?? attribute(one, 'http-equiv') ?? '',
    value: attribute(one, 'content') ?? attribute(one, 'charset') ?? '',
  }));
  const valuesOf = (wanted: string) => metas.filter(({ name }) => name === wanted).map(({ value }) => value);
  const scripts = named('script');
  const dataBlocks = scripts.filter((one) => attribute(one, 'type') === 'application/ld+json');
  const body = named('body')[0];
  const inBody = body ? [...below(body)] : [];
  const pictures = named('img');
  // Drawings in the text have titles, too.
  const title = named('title').slice(0, 1).map(textOf);
  const own = ['description', 'Content-Security-Policy'];
  const facets: Facets = {
    title,
    description: valuesOf('description'),
    headings: inBody.filter(({ tagName }) => HEADING.test(tagName)).map((one) => `${one.tagName} ${textOf(one)}`),
    words: body ? wordsOf(body) : [],
    links: named('a')
      .filter(({ attrs }) => attrs.some(({ name }) => name === 'href'))
      .map((one) => `${textOf(one) || attribute(one, 'aria-label')} → ${attribute(one, 'href')}`),
    pictures: pictures.map((one) => `${attribute(one, 'src')} (${attribute(one, 'alt') ?? ''})`),
    'structured data': dataBlocks.flatMap((one) => linesOf(JSON.parse(textOf(one)))),
    head: [
      ...metas.filter(({ name }) => !own.includes(name)).map(({ name, value }) => `${name}: ${unhashed(value)}`),
      ...named('link').map(({ attrs }) => attrs.map(({ name, value }) => `${name}=${unhashed(value)}`).join(' ')),
      ...scripts.filter((one) => !dataBlocks.includes(one)).map(scriptLine),
    ],
    policy: valuesOf('Content-Security-Policy').flatMap((value) => value.split(/; ?/)),
    markup: inBody.filter(({ tagName }) => tagName !== 'script').map(openingTag),
  };
  const styles = named('link').filter((one) => ['stylesheet', 'preload'].includes(attribute(one, 'rel') ?? ''));
  const loaded = [...styles.map((one) => attribute(one, 'href')), ...pictures.map((one) => attribute(one, 'src'))];
  return {
    title: title[0] ?? '',
    facets,
    loaded: loaded.filter((address) => address !== undefined),
    leadsOn: valuesOf('refresh').length > 0,
  };
}

function* below(node: Tree.Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* below(child);
  }
}

/** The words of an element, in one line. */
function textOf(node: Tree.Node): string {
  const parts = (one: Tree.Node): string =>
    'value' in one ? one.value : 'childNodes' in one ? one.childNodes.map(parts).join('') : '';
  return parts(node).replace(/\s+/g, ' ').trim();
}

/** Every sentence or paragraph a visitor sees or hears, headings aside: one an item. */
function wordsOf(body: Element): string[] {
  const texts: string[] = [];
  let text = '';
  const end = () => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '') texts.push(line);
    text = '';
  };
  const read = (node: Tree.Node) => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if (!('tagName' in node) || ['script', 'style'].includes(node.tagName)) return;
    const isHeading = HEADING.test(node.tagName);
    const isInline = INLINE.includes(node.tagName);
    if (!isInline) end();
    const spoken = isHeading ? [node, ...below(node)] : [node];
    texts.push(
      ...spoken.flatMap(({ attrs }) => attrs.filter(({ name }) => WORDS.includes(name))).map(({ value }) => value),
    );
    if (!isHeading) node.childNodes.forEach(read);
    if (!isInline) end();
  };
  read(body);
  end();
  return texts;
}

/** Every value of structured data by its way there. Without the places in lists: one item more is one change. */
function linesOf(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, way));
  if (!isRecord(value)) return [`${way}: ${value}`];
  return Object.entries(value).flatMap(([name, one]) => linesOf(one, way === '' ? name : `${way}.${name}`));
}

/** Names of built files are marks of what is in them: that is told once, of the files. */
const unhashed = (value: string) => value.replace(/\/_next\/static\/[^\s"]*?(\.\w+)(?=$|[\s"])/g, '/_next/static/*$1');

function scriptLine(element: Element): string {
  const hash = createHash('sha256').update(textOf(element)).digest('hex').slice(0, 16);
  const others = element.attrs.filter(({ name }) => !['src', 'data-src'].includes(name));
  return ['script', ...others.map(({ name, value }) => `${name}=${value}`), hash].join(' ');
}

/** An element less what the other lists tell of it, and less the names React counts. */
function openingTag({ tagName, attrs }: Element): string {
  const told = [...WORDS, ...(TOLD_ELSEWHERE[tagName] ?? [])];
  const others = attrs.filter(({ name }) => !told.includes(name));
  const written = others.map(({ name, value }) => `${name}="${value.replace(/_R_\w+_/g, '_R_')}"`);
  return `<${[tagName, ...written].join(' ')}>`;
}
