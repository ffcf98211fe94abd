/** Markdown to sanitised HTML: CommonMark with GitHub's tables, task lists, footnotes and strikethrough, and blocks. */

import type { Root as Tree } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Emphasis, Html, Image, Parent, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Text } from '../definitions/entry';
import { markupOf, type Picture, type PictureMarkup } from '../shared/picture';
import { drawBlocks, type Tools } from './blocks';
import { element, words } from './blocks/nodes';
import { isExternal } from './external';
import { definitionsOf, headingIds, type ParseMarkdown, parseMarkdown } from './outline';
import { pictureKey } from './picture-key';
import { drawProse, type ProseLabels } from './prose';
import { writeHtml } from './prose/write';

/** The attributes of GitHub's pages, with any class: a text cannot name one, only what draws it does. */
const ATTRIBUTES = Object.fromEntries(
  Object.entries(defaultSchema.attributes ?? {}).map(([tag, attributes]) => [
    tag,
    [...attributes.filter((attribute) => !(Array.isArray(attribute) && attribute[0] === 'className')), 'className'],
  ]),
);

/**
 * What may stand in a page. Everything here was made from markdown, as raw HTML is turned into plain text first; so
 * ids need no further prefix, which would break footnotes: https://github.com/syntax-tree/hast-util-sanitize/issues/29
 */
const SCHEMA: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'svg', 'path', 'rect', 'text'],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  attributes: {
    ...ATTRIBUTES,
    div: ['className', ['role', 'note']],
    a: [
      ...(ATTRIBUTES.a ?? []),
      'dataOpen',
      'dataClose',
      'dataAlt',
      'dataWidth',
      'dataHeight',
      'dataPlayer',
      'dataTitle',
    ],
    svg: ['viewBox', 'preserveAspectRatio', 'ariaHidden'],
    path: ['d'],
    text: ['x', 'y', 'textAnchor'],
    rect: ['x', 'y', 'width', 'height'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    source: ['media', 'type', 'srcSet', 'sizes', 'width', 'height'],
  },
};

/** What texts ask of the site. */
export type TextSite = Omit<Tools, 'pictureOf'> & { labels: ProseLabels };

export type RenderOptions = {
  /** Folder of the file, below the project: pictures without a slash at their start lie there. */
  folder?: string;
  /** The prepared pictures by their keys; one that is not among them is written as a plain <img>. */
  pictures?: Readonly<Record<string, Picture>>;
  site?: TextSite;
  parse?: ParseMarkdown;
};

/** Where a text is drawn without a site around it. */
const NO_SITE: TextSite = {
  labels: { note: '', warning: '', enlarge: '', closePicture: '', playFilm: '', sectionLink: '', footnotes: '' },
  language: 'en',
  sizeOf: () => undefined,
  playerOf: () => undefined,
};

/** How wide a picture within a text is drawn: the measure (--container-measure), or the screen without its margins. */
const MEASURE = '(min-width: 40rem) 37rem, calc(100vw - 2.5rem)';
/** With a caption it may be wider, beside others narrower. */
const WIDE = `(min-width: 64rem) 48rem, ${MEASURE}`;
const NARROW = '(min-width: 40rem) 24rem, calc(100vw - 2.5rem)';

/**
 * @param markdown the body of a content file
 * @returns HTML without scripts, handlers or raw tags of the source, made when it is requested, and the headings in it
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): Text {
  const { folder = '', pictures = {}, site = NO_SITE, parse = parseMarkdown } = options;
  const pictureOf = (url: string) => pictures[pictureKey(url, folder)];
  const root = parse(markdown);
  const headings = [...headingIds(root)].map(([heading, id]) => {
    heading.data = { ...heading.data, hProperties: { id } };
    return { id, depth: heading.depth, text: textOf(heading, { includeHtml: false }) };
  });
  plainHtml(root);
  lowerSchemes(root);
  resolveImages(root);
  drawBlocks(root, { ...site, pictureOf });
  captionFigures(root);
  drawPictures(root, pictureOf);
  const tree = sanitize(toHast(root), SCHEMA) as Tree;
  return {
    headings,
    get html() {
      return toHtml(tree);
    },
    get prose() {
      return writeHtml(drawProse(tree, site.labels));
    },
  };
}

/** Raw HTML loses its tags: a tag within a line goes alone, a block becomes a paragraph of the words in it. */
function plainHtml(root: Root) {
  visit(root, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const words = withoutTags(node);
    const inLine = parent.type !== 'root' && 'children' in parent && isInline(parent);
    const text = { type: 'text' as const, value: words };
    if (words === '') parent.children.splice(index, 1);
    else parent.children.splice(index, 1, inLine ? text : { type: 'paragraph', children: [text] });
    return [SKIP, words === '' ? index : index + 1];
  });
}

/** The sanitiser knows schemes in small letters only, and drops a link to HTTPS://… */
function lowerSchemes(root: Root) {
  visit(root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    node.url = node.url.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  });
}

const BLOCK_PARENTS = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'];
const isInline = (parent: Parent) => !BLOCK_PARENTS.includes(parent.type);

/** The words between tags. They are escaped when written, so a tag that hides from these patterns shows as text. */
function withoutTags({ value }: Html): string {
  return value
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<[^<>]*(>|$)/g, '')
    .trim();
}

/** `![text][name]` becomes `![text](address)`; a picture that is not the site's own becomes its text. */
function resolveImages(root: Root) {
  const definitions = definitionsOf(root);
  visit(root, 'imageReference', (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const { url, title } = definition;
    parent.children.splice(index, 1, { type: 'image', url, title: title ?? null, alt: node.alt ?? '' });
  });
  visit(root, 'image', (node, index, parent) => {
    if (!isExternal(node.url) || !parent || index === undefined) return;
    parent.children.splice(index, 1, { type: 'text', value: node.alt ?? '' });
  });
}

/** A picture that stands alone becomes a figure; its title is the caption. */
function captionFigures(root: Root) {
  visit(root, 'paragraph', (paragraph) => {
    const [image, ...rest] = paragraph.children;
    if (image?.type !== 'image' || rest.length > 0 || !image.title) return;
    const caption = element('figcaption', {}, [words(image.title)]);
    image.title = null;
    paragraph.data = { hName: 'figure' };
    paragraph.children = [image, caption];
  });
}

/** Gives every picture its forms: formats and widths for a photo, another form for phones for a drawing. */
function drawPictures(root: Root, pictureOf: Tools['pictureOf']) {
  visit(root, 'image', (node, index, parent) => {
    const picture = pictureOf(node.url);
    if (!picture || !parent || index === undefined) return;
    parent.children.splice(index, 1, pictureElement(node, markupOf(picture, sizesIn(parent))));
    return [SKIP, index + 1];
  });
}

function sizesIn({ data }: Parent): string {
  if (data?.hName === 'a') return NARROW;
  return data?.hName === 'figure' ? WIDE : MEASURE;
}

function pictureElement(node: Image, { sources, image }: PictureMarkup): Emphasis {
  const title = node.title ? { title: node.title } : {};
  const attributes = { ...image, ...title, alt: node.alt ?? '', loading: 'lazy', decoding: 'async' };
  return element('picture', {}, [...sources.map((source) => element('source', source)), element('img', attributes)]);
}

/** Words a minute of an adult reading prose on a screen: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 238;

/** Whole minutes it takes to read a text, one at least. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
