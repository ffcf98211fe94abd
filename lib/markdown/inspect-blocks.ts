import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { BLOCKS, findBlock } from '../model/blocks';
import type { BlockDefinition } from '../model/blocks/definition';
import { findFieldLine } from '../model/find-field-line';
import { describeIssues, describeOptions, describeValue, type TextProblem } from '../model/problems';
import { leaves, markedTexts } from '../model/walk';
import { readName, readYaml } from './blocks/codec';
import { findLine } from './nodes';
import type { Block } from './parse';
import { findInFields } from './text';

/** Its line counts from 1 in the text. */
export type UrlInText = { url: string; line: number; words?: string };

export type BlockOutline = Record<'links' | 'images' | 'videos', UrlInText[]> & { problems: TextProblem[] };

const FORM =
  ':::button or another block alone on its line, in no list or quote, its fields below it, and ::: below them';

/** Finds what is wrong with blocks, and the links and images of those that are valid. */
export function inspectBlocks(root: Root): BlockOutline {
  const outline: BlockOutline = { links: [], images: [], videos: [], problems: [] };
  visit(root, (node) => {
    if (node.type === 'text') outline.problems.push(...findStray(node.value, findLine(node)));
    if (node.type !== 'block') return;
    const first = findLine(node);
    const name = readName(node.opening);
    const definition = findBlock(name ?? '');
    const report = (expected: string, found: string) =>
      outline.problems.push({ line: first, path: ['block'], expected, found });
    if (name === undefined) report(FORM, describeValue(node.opening));
    else if (!definition) report(describeOptions(Object.keys(BLOCKS), name), describeValue(node.opening));
    else inspect(name, definition, node, first, outline);
  });
  return outline;
}

function inspect(name: string, { schema }: BlockDefinition, { yaml }: Block, first: number, outline: BlockOutline) {
  const { data, problem } = readYaml(yaml);
  if (problem) {
    outline.problems.push({ ...problem, line: first + problem.line, path: [name] });
    return;
  }
  const lineOf = (path: readonly PropertyKey[]) => (yaml === '' ? first : first + findFieldLine(yaml, path));
  const { success, error } = schema.safeParse(data);
  const problems = success
    ? [...findInFields(schema, data), ...findBackslashes(schema, data)]
    : describeIssues(schema, data, error.issues);
  for (const { path, ...found } of problems)
    outline.problems.push({ ...found, line: lineOf(path), path: [name, ...path] });
  if (!success) return;
  for (const { role, path, value: url } of markedTexts(schema, data)) {
    const uses = role === 'image' ? outline.images : outline.links;
    uses.push({ url, line: lineOf(path) });
  }
  const video = name === 'video' ? BLOCKS.video.schema.safeParse(data).data : undefined;
  if (video) outline.videos.push({ url: video.link, line: lineOf(['link']) });
}

/** Finds what the editor deletes when the block is edited. */
const findBackslashes = (schema: BlockDefinition['schema'], data: unknown) =>
  leaves(schema, data).flatMap(({ path, value }) =>
    typeof value === 'string' && value.includes('\\')
      ? [{ path, expected: 'words without a backslash', found: describeValue(value) }]
      : [],
  );

/** Finds the first line of words that looks like a part of a block. */
function findStray(value: string, first: number): TextProblem[] {
  const lines = value.split('\n');
  const index = lines.findIndex((text) => /^\s*(:{3}|::[\w-]+([[{]|\s*$))/.test(text));
  if (index < 0) return [];
  return [{ line: first + index, path: ['block'], expected: FORM, found: describeValue(lines[index]?.trim()) }];
}
