/** What a check needs to know of a markdown body: its links, its pictures, the places links may name, and its HTML. */
import GithubSlugger from 'github-slugger';
import type { Definition, Heading, Reference, Resource, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { type BlockFinding, inspectBlocks } from './blocks';
import { filmAddress } from './blocks/film';
import { lineOf } from './blocks/nodes';
import { remarkBlocks } from './directives';
import { SHARED_IDS } from './shared-ids';

export type Mention = {
  /** Address as it was written. */
  url: string;
  /** Line of the body, counted from 1. */
  line: number;
};

export type Outline = {
  links: Mention[];
  pictures: (Mention & { alt: string })[];
  films: Mention[];
  /** Ids of the headings, in order. */
  ids: string[];
  /** Headings as deep as a page's title. */
  titles: { text: string; line: number }[];
  /** Raw HTML, which never reaches a page. */
  html: { text: string; line: number }[];
  /** What is wrong with its blocks, and what of them is shown in another way. */
  blocks: { problems: BlockFinding[]; notes: BlockFinding[] };
};

const parser = remark().use(remarkGfm).use(remarkBlocks).freeze();

/** CommonMark with GitHub's tables, task lists, footnotes and strikethrough, and blocks. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Gives every heading of a text an id, made of its words and used once: `What customers say` is #what-customers-say. */
export function headingIds(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of SHARED_IDS) slugger.slug(id);
  const ids = new Map<Heading, string>();
  visit(root, 'heading', (heading) => {
    // A heading of signs alone ('???') has no words to make an id of.
    const id = slugger.slug(textOf(heading)) || slugger.slug('section');
    ids.set(heading, id);
  });
  return ids;
}

/** Addresses given apart from the text, `[name]: /about`, by their names; the first of a name counts. */
export function definitionsOf(root: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition);
  });
  return definitions;
}

/**
 * @param markdown the body of a content file
 * @param root the same, taken apart
 */
export function outlineOf(markdown: string, root = parseMarkdown(markdown)): Outline {
  const outline: Outline = {
    ...{ links: [], pictures: [], films: [], ids: [...headingIds(root).values()], titles: [], html: [] },
    blocks: inspectBlocks(root, markdown),
  };
  const definitions = definitionsOf(root);
  const urlOf = (node: Resource | Reference) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
  visit(root, (node) => {
    const line = lineOf(node);
    switch (node.type) {
      case 'containerDirective': {
        const url = filmAddress(node);
        if (url) outline.films.push({ url, line });
        break;
      }
      case 'link':
      case 'linkReference':
        outline.links.push({ url: urlOf(node), line });
        break;
      case 'image':
      case 'imageReference':
        outline.pictures.push({ url: urlOf(node), alt: node.alt ?? '', line });
        break;
      case 'heading':
        if (node.depth === 1) outline.titles.push({ text: textOf(node), line });
        break;
      case 'html':
        if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) outline.html.push({ text: node.value, line });
        break;
    }
  });
  return outline;
}
