/** Edits of lists in front matter, as a person makes them with copy and paste: whole items, by their indentation. */

type Item = { start: number; end: number };

/**
 * The lines of the list item that holds a text in one of its own lines.
 * @throws when no item does
 */
function findItem(lines: readonly string[], holding: string): Item {
  const at = lines.findIndex((line) => line.trim().replace(/^- /, '') === holding);
  if (at < 0) throw new Error(`no item with "${holding}"`);
  let start = at;
  const depth = (line: string) => line.search(/\S/);
  const own = depth((lines[at] ?? '').replace('- ', '  '));
  while (!/^ *- /.test(lines[start] ?? '') || depth(lines[start] ?? '') !== own - 2) start -= 1;
  let end = start + 1;
  while (end < lines.length && lines[end] !== '---' && (lines[end] === '' || depth(lines[end] ?? '') >= own)) end += 1;
  return { start, end };
}

/** Repeats an item below itself, with one text of the copy changed. */
export const repeatItem = (holding: string, from: string, to: string) => (source: string) => {
  const lines = source.split('\n');
  const { start, end } = findItem(lines, holding);
  const copy = lines.slice(start, end).map((line) => line.replace(from, to));
  return lines.toSpliced(end, 0, ...copy).join('\n');
};

/** Takes an item out. */
export const withoutItem = (holding: string) => (source: string) => {
  const lines = source.split('\n');
  const { start, end } = findItem(lines, holding);
  return lines.toSpliced(start, end - start).join('\n');
};

/** Changes places with the item above or below. */
export const moveItem = (holding: string, where: 'up' | 'down') => (source: string) => {
  const lines = source.split('\n');
  const { start, end } = findItem(lines, holding);
  const item = lines.slice(start, end);
  const rest = lines.toSpliced(start, end - start);
  const depth = (line = '') => line.search(/\S/);
  const isSibling = (line = '') => /^ *- /.test(line) && depth(line) === depth(item[0]);
  let to = where === 'up' ? start - 1 : start + 1;
  while (where === 'up' && !isSibling(rest[to])) to -= 1;
  while (where === 'down' && to < rest.length && !isSibling(rest[to]) && depth(rest[to]) > depth(item[0])) to += 1;
  return rest.toSpliced(to, 0, ...item).join('\n');
};
