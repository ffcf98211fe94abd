/** The tables of fields and the list of icons in content/README.md, made from the schemas so that they cannot go stale. */
import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import { BLOCKS } from '../../lib/content/blocks';
import { fileOf, kindsOf, type Model } from '../../lib/content/kinds';
import type { Sections } from '../../lib/definitions/section';
import { ICON_NAMES } from '../../lib/shared/icons';
import { byImportance, fieldsOf, type Shape } from './shape';
import { formOf, hintOf, labelOf } from './words';

/** Where the manual finds a small drawing of each section; a test holds them against what the components draw. */
const PICTURES = '../docs/sections';

/**
 * Puts the tables of now into the manual, between `<!-- fields: content/blog -->` and `<!-- end of fields -->`, and the
 * sections between `<!-- sections -->` and `<!-- end of sections -->`; blocks and icons in the same way.
 * @param manual the text of content/README.md
 * @throws when it names a kind that does not exist, or leaves one out
 */
export function withTables(manual: string, model: Model): string {
  const kinds = kindsOf(model);
  const missing = kinds.map(fileOf).filter((place) => !manual.includes(`<!-- fields: ${place} -->`));
  if (missing.length > 0) throw new Error(`content/README.md has no table for ${missing.join(', ')}`);
  return withSections(withBlocks(withIcons(manual)), model.sections).replace(
    /(<!-- fields: ([\w./-]+) -->\n)[\s\S]*?(<!-- end of fields -->)/g,
    (_, open, place, close) => {
      const kind = kinds.find((candidate) => fileOf(candidate) === place);
      if (!kind) throw new Error(`content/README.md has a table for ${place}, which is no kind of content`);
      const body =
        kind.body === undefined
          ? []
          : [`| below the second \`---\` | ${kind.collection ? 'yes' : 'no'} | ${kind.body} |`];
      return `${open}\n${[...table(fieldsOf(kind.schema), kind.name), ...body].join('\n')}\n\n${close}`;
    },
  );
}

/** All sections at a glance, then what each is for, with an example to copy and its fields. */
function withSections(manual: string, sections: Sections): string {
  const slugger = new GithubSlugger();
  const entries = Object.entries(sections).map(([name, section]) => {
    const heading = `\`${name}\`: ${section.label}`;
    return { name, heading, anchor: slugger.slug(heading), section };
  });
  const rows = entries.map(({ name, anchor, section }) => `| [\`${name}\`](#${anchor}) | ${section.hint} |`);
  const chapters = entries.map(({ name, heading, section: { label, hint, schema, example } }) => {
    const yaml = stringify([{ section: name, ...example }], { lineWidth: 100 })
      .trimEnd()
      .replace(/^/gm, '  ');
    const fields = table(fieldsOf(schema), name, 'as written').join('\n');
    const drawn = `![${label}, drawn with the example below](${PICTURES}/${name}.png)`;
    return `#### ${heading}\n\n${hint}\n\n${drawn}\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n\n${fields}\n`;
  });
  const text = [['| Section | What it shows |', '|---|---|', ...rows, ''].join('\n'), ...chapters].join('\n');
  const filled = manual.replace(
    /(<!-- sections -->\n)[\s\S]*?(<!-- end of sections -->)/,
    (_, open, close) => `${open}\n${text}\n${close}`,
  );
  if (!filled.includes(text)) throw new Error('content/README.md has no place for the sections');
  return filled;
}

/** What each block of a text is for, with an example to copy, between `<!-- blocks -->` and `<!-- end of blocks -->`. */
function withBlocks(manual: string): string {
  const chapters = Object.values(BLOCKS).map(
    ({ label, hint, example }) => `#### ${label}\n\n${hint}\n\n\`\`\`\`markdown\n${example}\n\`\`\`\`\n`,
  );
  const text = chapters.join('\n');
  const filled = manual.replace(
    /(<!-- blocks -->\n)[\s\S]*?(<!-- end of blocks -->)/,
    (_, open, close) => `${open}\n${text}\n${close}`,
  );
  if (!filled.includes(text)) throw new Error('content/README.md has no place for the blocks');
  return filled;
}

/** The names an `icon` field may have, between `<!-- icons -->` and `<!-- end of icons -->`. */
function withIcons(manual: string): string {
  const list = ICON_NAMES.map((name) => `\`${name}\``).join(', ');
  const filled = manual.replace(/(<!-- icons -->\n)[\s\S]*?(<!-- end of icons -->)/, `$1\n${list}.\n\n$2`);
  if (!filled.includes(list)) throw new Error('content/README.md has no place for the list of icons');
  return filled;
}

type Order = 'by importance' | 'as written';

/** @param parent what the paths of the fields start with: the section or the file they belong to */
function table(fields: Readonly<Record<string, Shape>>, parent?: string, order: Order = 'by importance'): string[] {
  const rows = Object.entries(fields)
    .sort(([a], [b]) => (order === 'by importance' ? byImportance(a, b) : 0))
    .flatMap(([name, shape]) => row(name, shape, '', parent === undefined ? name : `${parent}.${name}`));
  return ['| Field | Needed | What goes there |', '|---|---|---|', ...rows];
}

/**
 * A field's row, then those of the fields within it: `hero.heading`, `facts[].label`.
 * @param before what stands before its name in the table
 * @param path where its words are found
 */
function row(name: string, shape: Shape, before: string, path: string): string[] {
  const item = shape.type === 'list' ? shape.item : shape;
  const shown = `${before}${name}${shape.type === 'list' && item.type === 'group' ? '[]' : ''}`;
  const meaning = [`${labelOf(path)}.`, hintOf(path, shape), shape.type === 'list' ? formOfItem(item) : '']
    .filter(Boolean)
    .join(' ');
  const own = `| \`${shown}\` | ${shape.optional ? 'no' : 'yes'} | ${meaning.replaceAll('|', '\\|')} |`;
  const inner =
    item.type === 'group'
      ? Object.entries(item.fields).flatMap(([key, part]) => row(key, part, `${shown}.`, `${path}.${key}`))
      : [];
  return [own, ...inner];
}

/** Items that are groups have rows of their own. */
function formOfItem(item: Shape): string {
  const form = item.type === 'group' || item.type === 'variants' ? '' : formOf(item);
  return form.replace(/^Must be/, 'Each must be').replace(/^At most/, 'Each has at most');
}
