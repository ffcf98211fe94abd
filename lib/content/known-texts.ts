/** Texts that an earlier run has taken apart. */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import { rememberOutline } from './document';
import type { SourceFile } from './front-matter';
import { type Outline, outlineOf, type ParseMarkdown, parseMarkdown } from './outline';

/** What is known of a text: its outline, and the text taken apart, as node:v8 writes it. */
export type KnownText = { outline: Outline; tree: Uint8Array };

/** Texts by their hashes. */
export type KnownTexts = {
  /** What an earlier run has taken apart. */
  before: ReadonlyMap<string, KnownText>;
  /** What was taken apart ahead of this run, for it. */
  ahead?: ReadonlyMap<string, KnownText> | undefined;
  /** Gets those of this run. */
  now: Map<string, KnownText>;
};

export const hashOfText = (markdown: string) => createHash('sha256').update(markdown).digest('base64');

/** The outline of a file's text, which may be known from an earlier run. */
export function recallOutline(source: SourceFile, { before, ahead, now }: KnownTexts): void {
  const hash = hashOfText(source.body);
  const known = before.get(hash) ?? ahead?.get(hash) ?? takeApart(source.body);
  rememberOutline(source, known.outline);
  now.set(hash, known);
}

/** Takes a text apart, for this run and those after it. */
export function takeApart(markdown: string): KnownText {
  const root = parseMarkdown(markdown);
  return { tree: serialize(root), outline: outlineOf(markdown, root) };
}

/** Takes texts apart, which an earlier run may have done. @param readKnown called once, with the first text */
export function recallingParser(readKnown: () => ReadonlyMap<string, KnownText>): ParseMarkdown {
  let known: ReadonlyMap<string, KnownText> | undefined;
  return (markdown) => {
    known ??= readKnown();
    const tree = known.get(hashOfText(markdown))?.tree;
    return tree ? (deserialize(tree) as Root) : parseMarkdown(markdown);
  };
}
