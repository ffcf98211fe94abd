import GithubSlugger from 'github-slugger';
import type { Definition, Heading, Reference, Resource, Root } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TextProblem } from '../model/problems';
import { inspectBlocks, type UrlInText } from './inspect-blocks';
import { findLine } from './nodes';
import { parseMarkdown } from './parse';
import { findInText } from './text';

/** Every page has these ids: links may use them, headings must not. */
export const SHARED_IDS: readonly string[] = ['main'];

/** The parts of a Markdown body that the checks need. Lines count from 1, in the body. */
export type Outline = {
  links: UrlInText[];
  /** `alt` is undefined in a block, which reports a missing one. */
  images: (UrlInText & { alt: string | undefined })[];
  videos: UrlInText[];
  ids: string[];
  blocks: TextProblem[];
  /** What a text cannot contain, in lines without a wrong block. */
  refused: TextProblem[];
};

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

export function createOutline(markdown: string, root = parseMarkdown(markdown)): Outline {
  const { problems, links, images, videos } = inspectBlocks(root);
  const lines = new Set(problems.map(({ line }) => line));
  const outline: Outline = {
    links,
    images: images.map((image) => ({ ...image, alt: undefined })),
    videos,
    ids: [...headingIds(root).values()],
    blocks: problems,
    refused: findInText(root, markdown).filter(({ line }) => !lines.has(line)),
  };
  const definitions = collectDefinitions(root);
  const findUrl = (node: Resource | Reference) =>
    'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');
  visit(root, (node) => {
    const line = findLine(node);
    switch (node.type) {
      case 'link':
      case 'linkReference':
        outline.links.push({ url: findUrl(node), line, words: readText(node) });
        break;
      case 'image':
      case 'imageReference':
        outline.images.push({ url: findUrl(node), alt: node.alt ?? '', line });
        break;
    }
  });
  return outline;
}
