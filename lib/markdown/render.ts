import type { Emphasis, Image, Nodes, Root, RootContent } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkHtml, { type Options } from 'remark-html';
import { SKIP, visit } from 'unist-util-visit';
import { type ImageMarkup, imageKey, toMarkup } from '../model/image-file';
import type { Labels } from '../model/labels';
import type { FindImage } from '../model/walk';
import { isExternal } from '../url/links';
import { renderBlocks } from './blocks';
import { GALLERY_IMAGE } from './blocks/gallery';
import type { Tools } from './blocks/renderer';
import { element, isElement, textNode } from './nodes';
import { collectDefinitions, headingIds } from './outline';
import { parseMarkdown } from './parse';
import { type ProseLabels, splitChapters, toProse } from './prose';

export type TextHeading = { id: string; depth: number; text: string };

/** A part of a text, with what it consists of below its heading. */
export type Chapter = { html: string; heading: string | undefined; parts: readonly RootContent['type'][] };

export type Text = {
  /** For pages. Feeds use `html`, which needs no script or style sheet of the page. */
  readonly prose: string;
  /** The same in parts: what is above the first section, and each section. */
  readonly chapters: readonly Chapter[];
  readonly html: string;
  headings: readonly TextHeading[];
};

type TextSite = Tools & { labels: ProseLabels & Pick<Labels, 'footnotes'> };

export type RenderOptions = { folder?: string; findImage?: FindImage; site?: TextSite };

const NO_SITE: TextSite = {
  labels: { playVideo: '', sectionLink: '', footnotes: '' },
  language: 'en',
  readSize: () => undefined,
};

/** The `sizes` of an image within the text (--container-measure), with a caption, and in a row. */
const MEASURE = '(min-width: 40rem) 37rem, calc(100vw - 2.5rem)';
const WIDE = `(min-width: 64rem) 48rem, ${MEASURE}`;
const NARROW = '(min-width: 40rem) 24rem, calc(100vw - 2.5rem)';

type Schema = Exclude<Options['sanitize'], boolean | null | undefined>;

const ELEMENTS = `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path
  picture pre section source span strong summary sup svg table tbody td text th thead tr ul`;

/**
 * Allows the elements and attributes of compiled Markdown, as a second barrier after remarkWithoutHtml. The plugin for
 * footnotes prefixes its own ids. https://github.com/syntax-tree/hast-util-sanitize#schema
 */
const FEED_SCHEMA: Schema = {
  clobberPrefix: '',
  tagNames: ELEMENTS.split(/\s+/),
  /** A feed shows all items of a choice. */
  strip: ['fieldset', 'script'],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  attributes: {
    '*': ['className', 'id', 'title', 'width', 'height', 'align', 'ariaLabel', 'ariaHidden', 'ariaDescribedBy'],
    a: ['href', 'data*'],
    img: ['src', 'alt', 'loading', 'decoding'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start'],
    path: ['d'],
    section: ['dataFootnotes'],
    source: ['media', 'type', 'srcSet', 'sizes'],
    svg: ['viewBox', 'preserveAspectRatio'],
    text: ['x', 'y', 'textAnchor'],
  },
};

const PAGE_SCHEMA: Schema = {
  ...FEED_SCHEMA,
  // The editor shows an image that no build has prepared by a blob: URL.
  protocols: { ...FEED_SCHEMA.protocols, src: ['http', 'https', 'blob'] },
  tagNames: [...ELEMENTS.split(/\s+/), 'caption', 'fieldset', 'form', 'label'],
  attributes: {
    ...FEED_SCHEMA.attributes,
    a: ['href', 'rel', 'data*'],
    details: ['open'],
    form: [
      ['method', 'dialog'],
      ['autoComplete', 'off'],
    ],
    input: [['type', 'checkbox', 'radio'], ['disabled', true], 'checked', 'name'],
    section: ['tabIndex', 'dataColumns'],
    svg: ['viewBox', 'preserveAspectRatio', 'fill', 'stroke', 'strokeWidth'],
    td: ['dataLabel'],
    th: ['scope'],
  },
  /** The default disables every input. */
  required: {},
};

const feed = remark().use(remarkHtml, { sanitize: FEED_SCHEMA }).freeze();
const page = remark().use(remarkHtml, { sanitize: PAGE_SCHEMA }).freeze();

/** Matches the heading of footnotes, which remark-html gives no other text. */
const FOOTNOTE_LABEL = /(?<=<h2[^>]* id="footnote-label"[^>]*>)Footnotes(?=<)/;

function compileHtml(root: Root, compiler: typeof feed, { labels }: TextSite): string {
  const label = compiler.stringify({ type: 'root', children: [{ type: 'text', value: labels.footnotes }] }).trimEnd();
  return compiler
    .stringify(root)
    .trimEnd()
    .replace(FOOTNOTE_LABEL, () => label);
}

const proseHtml = (root: Root, site: TextSite) => escapeAngles(compileHtml(root, page, site));

function toChapter(root: Root, site: TextSite): Chapter {
  const [first] = root.children;
  return {
    html: proseHtml(toProse(root, site.labels), site),
    heading: first?.type === 'heading' && first.depth === 2 ? readText(first, { includeHtml: false }) : undefined,
    parts: root.children.map(({ type }) => type).filter((type) => type !== 'heading'),
  };
}

/** Returns the headings, and HTML without scripts, handlers or raw tags, which is compiled on request. */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): Text {
  const { folder = '', findImage = () => undefined, site = NO_SITE } = options;
  const text = parseMarkdown(markdown);
  const headings = [...headingIds(text)].map(([heading, id]) => {
    heading.data = { ...heading.data, hProperties: { id } };
    return { id, depth: heading.depth, text: readText(heading, { includeHtml: false }) };
  });
  remark()
    .use(remarkBlockElements, site)
    .use(remarkWithoutHtml)
    .use(remarkReferences)
    .use(remarkOwnImages)
    .use(remarkFigures)
    .use(remarkImageVariants, (url) => findImage(imageKey(url, folder)))
    .runSync(text);
  return {
    headings,
    get html() {
      return compileHtml(text, feed, site);
    },
    get prose() {
      return proseHtml(toProse(text, site.labels), site);
    },
    get chapters() {
      return splitChapters(text).map((chapter) => toChapter(chapter, site));
    },
  };
}

/** Matches a tag: values are in double quotes, and < is escaped between tags. */
const TAG = /<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

/** Escapes < and > in attributes, as React does, for tools that search HTML by patterns. */
const escapeAngles = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')));

/** Leaves out comments: the check of content refuses all other HTML. */
const remarkWithoutHtml = () => (root: Root) =>
  visit(root, 'html', (_, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });

const remarkReferences = () => (root: Root) => {
  const definitions = collectDefinitions(root);
  visit(root, (node, index, parent) => {
    if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !parent || index === undefined) return;
    const { url, title = null } = definitions.get(node.identifier) ?? {};
    if (url === undefined) return;
    const { position } = node;
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position }
        : { type: 'image', url, title, alt: node.alt ?? '', position };
    return index;
  });
  // The sanitiser compares schemes in lower case, and removes a link to HTTPS://…
  visit(root, 'link', (link) => {
    link.url = link.url.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  });
};

const remarkOwnImages = () => (root: Root) =>
  visit(root, 'image', (node, index, parent) => {
    if (!isExternal(node.url) || !parent || index === undefined) return;
    parent.children.splice(index, 1, { type: 'text', value: node.alt ?? '' });
  });

const remarkBlockElements = (tools: Tools) => (root: Root) => renderBlocks(root, tools);

const remarkFigures = () => (root: Root) =>
  visit(root, 'paragraph', (paragraph) => {
    const [image, ...rest] = paragraph.children;
    if (image?.type !== 'image' || rest.length > 0 || !image.title) return;
    const caption = element('figcaption', {}, [textNode(image.title)]);
    image.title = null;
    paragraph.data = { hName: 'figure' };
    paragraph.children = [image, caption];
  });

const remarkImageVariants = (findImage: FindImage) => (root: Root) =>
  visit(root, 'image', (node, index, parent) => {
    const image = findImage(node.url);
    if (!image || !parent || index === undefined) return;
    parent.children.splice(index, 1, imageElement(node, toMarkup(image, sizesIn(parent))));
    return [SKIP, index + 1];
  });

function sizesIn(parent: Nodes): string {
  if (isElement(parent, 'figure', GALLERY_IMAGE)) return NARROW;
  return parent.data?.hName === 'figure' ? WIDE : MEASURE;
}

function imageElement(node: Image, { sources, image }: ImageMarkup): Emphasis {
  const title = node.title ? { title: node.title } : {};
  const attributes = { ...image, ...title, alt: node.alt ?? '', loading: 'lazy', decoding: 'async' };
  return element('picture', {}, [...sources.map((source) => element('source', source)), element('img', attributes)]);
}

/** Adults read prose on a screen at this speed: https://doi.org/10.1016/j.jml.2019.104047 */
const WORDS_PER_MINUTE = 238;

export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/<!--[\s\S]*?-->/g, ' ').split(/\s+/);
  const count = words.reduce((sum, word) => sum + countIn(word), 0);
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
}

/** Matches scripts that write no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

function countIn(word: string): number {
  if (!WITHOUT_SPACES.test(word)) return /[\p{L}\p{N}]/u.test(word) ? 1 : 0;
  return [...WORDS.segment(word)].filter(({ isWordLike }) => isWordLike).length;
}
