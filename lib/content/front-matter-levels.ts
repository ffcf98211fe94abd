/** Finds the line that ruins the levels of YAML: the parser names a later one. */

export type LevelFault = { line: number; expected: string; found: string };

/** The column of a group or of a list, and the line where it begins. */
type Level = { column: number; isList: boolean; line: number };

const INDENTATION = 'the same indentation as its neighbours, with two spaces for each level';
const FIELD = /^[\w-]+:(\s|$)/;
const BLOCK_TEXT = /:\s+[>|][\d+-]*$/;

/** Returns the first line that is at no level of its neighbours, or lacks the hyphen of its list. Lines count from 1. */
export function findWrongLevel(yaml: string): LevelFault | undefined {
  const lines = yaml.split('\n');
  const levels: Level[] = [];
  let isOpen = true;
  /** The column of a text in several lines; undefined before its first line. */
  let block: { parent: number; column?: number } | undefined;
  for (const [index, written] of lines.entries()) {
    const text = written.trim();
    if (text === '' || text.startsWith('#')) continue;
    const column = written.length - written.trimStart().length;
    const fault = (expected = INDENTATION): LevelFault => ({ line: index + 1, expected, found: JSON.stringify(text) });
    if (block) {
      if (column > block.parent && column >= (block.column ?? 0)) {
        block.column ??= column;
        continue;
      }
      if (column > block.parent) return fault();
      block = undefined;
    }
    const isItem = /^-(\s|$)/.test(text);
    while ((levels.at(-1)?.column ?? -1) > column) levels.pop();
    const level = levels.at(-1);
    const below = levels.at(-2);
    if (level?.column === column && level.isList && !isItem) {
      // A list may have the column of the field that it belongs to.
      if (below?.column !== column) return fault(addHyphen(text));
      levels.pop();
    } else if (level?.column === column && !level.isList && isItem) {
      if (!isOpen) return below?.isList ? fault() : missingFirst(lines, level);
      levels.push({ column, isList: true, line: index });
    } else if (level?.column !== column) {
      if (!isOpen && !isItem && !FIELD.test(text)) continue;
      if (!isOpen) return fault();
      levels.push({ column, isList: isItem, line: index });
    }
    const content = text.replace(/^(-\s+)+/, '');
    const inner = column + text.length - content.length;
    if (isItem && FIELD.test(content)) levels.push({ column: inner, isList: false, line: index });
    isOpen = /^(-|[\w-]+:)$/.test(content.replace(/\s+#.*$/, ''));
    if (BLOCK_TEXT.test(content) || /^[>|][\d+-]*$/.test(content)) block = { parent: isItem ? inner - 1 : column };
  }
  return undefined;
}

const addHyphen = (text: string) => `a hyphen before each item of a list: - ${text.replace(/^-/, '')}`;

function missingFirst(lines: readonly string[], { line }: Level): LevelFault {
  const text = lines[line]?.trim() ?? '';
  return { line: line + 1, expected: addHyphen(text), found: JSON.stringify(text) };
}
