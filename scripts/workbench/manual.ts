/** The tables of fields and the list of icons in content/README.md, made from the schemas so that they cannot go stale. */
import { ICON_NAMES } from '../../lib/content/icons';
import { FOLDERS, type Folder, PAGES, SITE, type SingleFile } from './kinds';
import { byImportance, fieldsOf, type Shape } from './shape';
import { hintOf, labelOf } from './words';

const KINDS: readonly (Folder | SingleFile)[] = [...FOLDERS, SITE, ...PAGES];

const placeOf = (kind: Folder | SingleFile) => ('folder' in kind ? kind.folder : kind.file);

/**
 * Puts the tables of now into the manual, between `<!-- fields: content/blog -->` and `<!-- end of fields -->`.
 * @param manual the text of content/README.md
 * @throws when it names a kind that does not exist, or leaves one out
 */
export function withTables(manual: string): string {
  const missing = KINDS.map(placeOf).filter((place) => !manual.includes(`<!-- fields: ${place} -->`));
  if (missing.length > 0) throw new Error(`content/README.md has no table for ${missing.join(', ')}`);
  return withIcons(manual).replace(
    /(<!-- fields: ([\w./-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g,
    (_, open, place, close) => {
      const kind = KINDS.find((candidate) => placeOf(candidate) === place);
      if (!kind) throw new Error(`content/README.md has a table for ${place}, which is no kind of content`);
      return `${open}\n${table(kind)}\n\n${close}`;
    },
  );
}

/** The names an `icon` field may have, between `<!-- icons -->` and `<!-- end of icons -->`. */
function withIcons(manual: string): string {
  const list = ICON_NAMES.map((name) => `\`${name}\``).join(', ');
  const filled = manual.replace(/(<!-- icons -->\n)[\s\S]*?(<!-- end of icons -->)/, `$1\n${list}.\n\n$2`);
  if (!filled.includes(list)) throw new Error('content/README.md has no place for the list of icons');
  return filled;
}

function table(kind: Folder | SingleFile): string {
  const rows = Object.entries(fieldsOf(kind.schema))
    .sort(([a], [b]) => byImportance(a, b))
    .flatMap(([name, shape]) => row(name, shape, ''));
  const body = kind.body === undefined ? [] : [`| below the second \`---\` | yes | ${kind.body} |`];
  return ['| Field | Needed | What goes there |', '|---|---|---|', ...rows, ...body].join('\n');
}

/** A field's row, then those of the fields within it: `hero.heading`, `facts[].label`. */
function row(name: string, shape: Shape, parent: string): string[] {
  const item = shape.type === 'list' ? shape.item : shape;
  const path = `${parent}${name}${shape.type === 'list' && item.type === 'group' ? '[]' : ''}`;
  const ofItem = shape.type === 'list' && item.type !== 'group' ? ` Each: ${hintOf('', item, 'part')}` : '';
  const meaning = `${labelOf(name)}. ${hintOf(name, shape, parent === '' ? 'page' : 'part')}${ofItem}`.trim();
  const own = `| \`${path}\` | ${shape.optional ? 'no' : 'yes'} | ${meaning.replaceAll('|', '\\|')} |`;
  const inner =
    item.type === 'group' ? Object.entries(item.fields).flatMap(([key, part]) => row(key, part, `${path}.`)) : [];
  return [own, ...inner];
}
