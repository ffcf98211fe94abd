import zlib from 'node:zlib';
import { toString as readText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import type { Entry } from '@/lib/content/content-file';
import { readName, readYaml } from '@/lib/markdown/blocks/codec';
import { type Block, parseMarkdown } from '@/lib/markdown/parse';
import { findBlock } from '@/lib/model/blocks';
import type { FieldRole } from '@/lib/model/fields';
import { findSmallBridge } from '@/lib/model/image-file';
import { type Field, leaves, textsWithRole } from '@/lib/model/walk';
import { type AnyPage, groupHeading, listedPages } from '@/lib/site/pages';
import type { SearchPage } from '@/lib/site/search-page';
import type { Site } from '@/lib/site/types';

/** A visitor who opens the search on a phone waits for it: 300 kB take 2 s at 1.6 Mbit/s (Slow 4G). */
const MAX_BYTES = 300_000;
/** Hosts compress responses at about this level. */
const BROTLI_LEVEL = 5;
/** The share of the texts that are left, which one step leaves out. */
const DROPPED_SHARE = 0.1;
/** A page without a date is as important as the newest. */
const UNDATED = '9999';

export function searchPages(site: Site, entries: readonly Entry[]): SearchPage[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const pages = listedPages(site).filter(({ type }) => type !== 'search');
  return pages.map((page) => searchPage(page, byPath.get(page.path), site));
}

function searchPage(page: AnyPage, entry: Entry | undefined, site: Site): SearchPage {
  const { path, name, description, image } = page;
  const fields = entry ? fieldTexts(entry.kind.schema, entry.fields) : [];
  const body = entry ? bodyTexts(entry.markdown) : [];
  const texts = [...fields, ...body];
  return {
    path,
    name,
    group: groupHeading(page, site) ?? '',
    bridge: findSmallBridge(image)?.src,
    description,
    headings: sentences(texts.filter(({ isHeading }) => isHeading)),
    keywords: entry ? textsWithRole('keyword', entry.kind.schema, entry.fields).join(', ') : '',
    text: sentences(texts),
  };
}

type Text = { text: string; isHeading: boolean };

const WORDS: readonly (FieldRole | undefined)[] = ['line', 'heading', 'paragraph'];

const isHidden = ({ role, isSetting }: Field) => role === 'control' || isSetting === true;

/** Returns the words that a page shows. Title and description are fields of their own in the search. */
const fieldTexts = (schema: z.ZodType, fields: unknown): Text[] =>
  leaves(schema, fields, isHidden).flatMap(({ field: { role }, value }) =>
    WORDS.includes(role) && typeof value === 'string' ? [{ text: value, isHeading: role === 'heading' }] : [],
  );

function bodyTexts(markdown: string): Text[] {
  const texts: Text[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'block') texts.push(...blockTexts(node));
    if (node.type !== 'heading' && node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const text = readText(node, { includeImageAlt: false, includeHtml: false });
    texts.push({ text, isHeading: node.type === 'heading' });
  });
  return texts;
}

function blockTexts({ opening, yaml }: Block): Text[] {
  const definition = findBlock(readName(opening) ?? '');
  const { data } = readYaml(yaml);
  return definition ? fieldTexts(definition.schema, data).map(({ text }) => ({ text, isHeading: false })) : [];
}

/** Joins texts to one, in which each ends like a sentence. */
const sentences = (texts: readonly Text[]): string =>
  texts
    .map(({ text }) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .map((text) => (/[.!?:;…]["”’)]?$/.test(text) ? text : `${text}.`))
    .join(' ');

const compressedBytes = (value: unknown): number =>
  zlib.brotliCompressSync(JSON.stringify(value), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
  }).length;

/**
 * Returns the pages, of a large site without the texts of its oldest posts: they are found by their other fields. Logs how
 * many texts it leaves out.
 */
export function fitPages(site: Site, pages: readonly SearchPage[], maxBytes = MAX_BYTES): SearchPage[] {
  const dates = new Map(listedPages(site).map(({ path, date }) => [path, date ?? UNDATED]));
  const findDate = ({ path }: SearchPage) => dates.get(path) ?? UNDATED;
  const oldestFirst = [...pages].sort((a, b) => (findDate(a) < findDate(b) ? -1 : 1));
  let count = 0;
  const fitted = () => {
    const without = new Set(oldestFirst.slice(0, count));
    return pages.map((page) => (without.has(page) ? { ...page, text: '' } : page));
  };
  while (count < pages.length && compressedBytes(fitted()) > maxBytes)
    count += Math.ceil((pages.length - count) * DROPPED_SHARE);
  if (count > 0)
    console.warn(`search.json leaves out the texts of the ${count} oldest pages, to fit into ${maxBytes} bytes.`);
  return fitted();
}
