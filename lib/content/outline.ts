/** What the checks need of a Markdown body. */
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
  url: string;
  /** From 1, in the body. */
  line: number;
};

export type Outline = {
  links: Mention[];
  pictures: (Mention & { alt: string })[];
  films: Mention[];
  ids: string[];
  /** Headings of the level of the page's title. */
  titles: { text: string; line: number }[];
  /** Raw HTML, which no page contains. */
  html: { text: string; line: number }[];
  blocks: { problems: BlockFinding[]; notes: BlockFinding[] };
};

const parser = remark().use(remarkGfm).use(remarkBlocks).freeze();

/** Parses CommonMark with GitHub's tables, task lists, footnotes and strikethrough, and blocks. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Returns a unique id for every heading, from its text: `What customers say` is #what-customers-say. */
export function headingIds(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of SHARED_IDS) slugger.slug(id);
  const ids = new Map<Heading, string>();
  visit(root, 'heading', (heading) => {
    // '???' has no letters for an id.
    const id = slugger.slug(textOf(heading)) || slugger.slug('section');
    ids.set(heading, id);
  });
  return ids;
}

/** Returns the link definitions, `[name]: /about`, by name; the first of a name counts. */
export function definitionsOf(root: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition);
  });
  return definitions;
}

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
