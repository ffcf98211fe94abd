import GithubSlugger from 'github-slugger';
import type { Definition, Heading, Nodes, Reference, Resource, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { toString as readText } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { BLOCKS, inspectBlocks } from './blocks';
import { videoUrl } from './blocks/film';
import { findLine } from './blocks/nodes';
import { isTooDeep } from './depth';
import { findLosses } from './losses';
import type { TextFault } from './problems';

/** Every page has these ids: links may use them, headings must not. */
export const SHARED_IDS: readonly string[] = ['main'];

type Mention = { url: string; line: number };

/** The parts of a Markdown body that the checks need. Lines count from 1, in the body. */
export type Outline = {
  /** Without those that lack a URL where their block reports it. */
  links: Mention[];
  /** Likewise; `alt` is undefined where the block reports a missing one. */
  images: (Mention & { alt: string | undefined })[];
  videos: Mention[];
  ids: string[];
  html: { text: string; line: number }[];
  blocks: TextFault[];
  losses: TextFault[];
};

/**
 * Adds block directives, but not their inline form: `10:30` is text.
 * https://github.com/micromark/micromark-extension-directive
 */
function remarkBlocks(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkBlocks).freeze();

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

/** Returns a unique id for every heading, from its text without comments: `What customers say` is #what-customers-say. */
export function headingIds(root: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of SHARED_IDS) slugger.slug(id);
  const ids = new Map<Heading, string>();
  visit(root, 'heading', (heading) => {
    // A heading such as '???' has no letters for an id.
    ids.set(heading, slugger.slug(readText(heading, { includeHtml: false }).trim()) || slugger.slug('section'));
  });
  return ids;
}

/** Returns the link definitions, `[name]: /about`, by name. The first of two counts. */
export function collectDefinitions(root: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition);
  });
  return definitions;
}

const NO_OUTLINE: Outline = { links: [], images: [], videos: [], ids: [], html: [], blocks: [], losses: [] };
const TOO_DEEP: TextFault = {
  line: 1,
  path: ['text'],
  expected: 'fewer lists, quotes and marks within each other',
  found: 'more than a page can show',
};

export function createOutline(markdown: string, root = parseMarkdown(markdown)): Outline {
  if (isTooDeep(root)) return { ...NO_OUTLINE, losses: [TOO_DEEP] };
  const outline: Outline = {
    links: [],
    images: [],
    videos: [],
    ids: [...headingIds(root).values()],
    html: [],
    blocks: inspectBlocks(root, markdown),
    losses: findLosses(root, markdown, parseMarkdown),
  };
  const definitions = collectDefinitions(root);
  const findUrl = (node: Resource | Reference) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
  const checked = new Set<Nodes>();
  visit(root, (node) => {
    const line = findLine(node);
    const isChecked = checked.has(node);
    const isLeftToBlock = (url: string) => isChecked && url === '';
    switch (node.type) {
      case 'containerDirective': {
        const url = videoUrl(node);
        if (url) outline.videos.push({ url, line });
        if (BLOCKS[node.name]?.checksMedia) visit(node, (part) => void checked.add(part));
        break;
      }
      case 'link':
      case 'linkReference':
        if (!isLeftToBlock(findUrl(node))) outline.links.push({ url: findUrl(node), line });
        break;
      case 'image':
      case 'imageReference':
        if (!isLeftToBlock(findUrl(node)))
          outline.images.push({ url: findUrl(node), alt: isChecked ? undefined : (node.alt ?? ''), line });
        break;
      case 'html':
        if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) outline.html.push({ text: node.value, line });
        break;
    }
  });
  return outline;
}
