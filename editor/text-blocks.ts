/** Takes from a file the blocks of Markdown that a form has written in another way, and that nobody has edited. */
import { parseMarkdown } from '../lib/markdown/parse';

/** A paragraph, a list or another block at the top level, and what follows it. */
type Block = { text: string; gap: string };
/** Blocks of a file, and how the form wrote them before they were edited: a form may split a block in two. */
type Pair = { file: Block[]; twin: Block[] };

const BLANK_LINE = '\n\n';

/**
 * Returns the text of a form with each unedited block as it is in the file.
 * @param twin the file's text as the form wrote it before it was edited
 */
export function restoreBlocks(file: string, twin: string, edited: string): string {
  if (edited === twin || edited === file) return file;
  const pairs = pairBlocks(splitBlocks(file), splitBlocks(twin));
  const unused = new Set(pairs);
  const blocks = splitBlocks(edited);
  let text = '';
  let last: Pair | undefined;
  for (let index = 0; index < blocks.length; ) {
    const pair = [...unused].find((candidate) =>
      candidate.twin.every((block, offset) => block.text === blocks[index + offset]?.text),
    );
    const isNext = last !== undefined && pair !== undefined && pairs.indexOf(pair) === pairs.indexOf(last) + 1;
    if (text !== '') text += isNext ? last?.file.at(-1)?.gap : BLANK_LINE;
    text += pair ? joined(pair.file) : blocks[index]?.text;
    if (pair) unused.delete(pair);
    last = pair;
    index += pair?.twin.length ?? 1;
  }
  return text;
}

const joined = (blocks: readonly Block[]) =>
  blocks
    .map(({ text, gap }) => text + gap)
    .join('')
    .trimEnd();

/** Parts a text at the first line of each top-level node. */
function splitBlocks(text: string): Block[] {
  const starts = parseMarkdown(text).children.map(
    ({ position }) => text.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1,
  );
  return starts.map((start, index) => {
    const whole = text.slice(start, starts[index + 1]);
    const words = whole.trimEnd();
    return { text: words, gap: whole.slice(words.length) };
  });
}

/** Pairs blocks that differ in their marks only. Those between two pairs belong together one by one, else as a whole. */
function pairBlocks(file: readonly Block[], twin: readonly Block[]): Pair[] {
  const pairs: Pair[] = [];
  let [fileStart, twinStart] = [0, 0];
  for (const [fileEnd, twinEnd] of [...commonBlocks(file, twin), [file.length, twin.length] as const]) {
    const files = file.slice(fileStart, fileEnd);
    const twins = twin.slice(twinStart, twinEnd);
    const before = pairs.at(-1);
    if (files.length === twins.length) {
      pairs.push(...files.map((block, index) => ({ file: [block], twin: twins.slice(index, index + 1) })));
    } else if (files.length > 0 && twins.length > 0) pairs.push({ file: files, twin: twins });
    else if (before) {
      before.file.push(...files);
      before.twin.push(...twins);
    }
    pairs.push({ file: file.slice(fileEnd, fileEnd + 1), twin: twin.slice(twinEnd, twinEnd + 1) });
    [fileStart, twinStart] = [fileEnd + 1, twinEnd + 1];
  }
  return pairs.slice(0, -1);
}

const keepLetters = ({ text }: Block) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the places of the longest common sequence of blocks, by their letters and digits. */
function commonBlocks(file: readonly Block[], twin: readonly Block[]): (readonly [number, number])[] {
  const [a, b] = [file.map(keepLetters), twin.map(keepLetters)];
  const lengths = a.map(() => b.map(() => 0));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  const places: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) places.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}
