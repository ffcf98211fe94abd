import type { Options } from 'remark-html';

type Schema = Exclude<Options['sanitize'], boolean | null | undefined>;

const ELEMENTS = `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path
  picture pre section source span strong summary sup svg table tbody td text th thead tr ul`;

/**
 * Allows the elements and attributes of compiled Markdown, as a second barrier after remarkPlainHtml. The plugin for
 * footnotes prefixes its own ids. https://github.com/syntax-tree/hast-util-sanitize#schema
 */
export const FEED_SCHEMA: Schema = {
  clobberPrefix: '',
  tagNames: ELEMENTS.split(/\s+/),
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

export const PAGE_SCHEMA: Schema = {
  ...FEED_SCHEMA,
  tagNames: [...ELEMENTS.split(/\s+/), 'caption', 'label'],
  attributes: {
    ...FEED_SCHEMA.attributes,
    a: ['href', 'rel', 'data*'],
    section: ['tabIndex', 'dataColumns'],
    svg: ['viewBox', 'preserveAspectRatio', 'fill', 'stroke', 'strokeWidth'],
    td: ['dataLabel'],
    th: ['scope'],
  },
};
