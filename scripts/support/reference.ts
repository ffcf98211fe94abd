/** Generates the tables of docs/content-reference.md from the schemas. */
import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import { BLOCKS } from '../../lib/content/blocks';
import { type ContentType, contentTypesOf, fileOf, type Model } from '../../lib/content/content-types';
import { examplesOf } from '../../lib/content/schemas/example';
import { fileHintOf, formOf, labelOf } from '../../lib/content/schemas/field-labels';
import { ICON_MEANINGS } from '../../lib/content/schemas/illustrations';
import type { SectionDefinitions } from '../../lib/content/schemas/section';
import { fieldsOf, type Shape } from '../../lib/content/schemas/shape';

/**
 * Replaces the text between marks such as `<!-- icons -->` and `<!-- end of icons -->`.
 * @throws if the manual has no such marks
 */
export function withTables(manual: string, model: Model): string {
  const types = contentTypesOf(model);
  const isPages = ({ folder }: ContentType) => folder === 'pages';
  const rowsOfPages = types.filter(isPages).flatMap(fieldRows);
  const parts = {
    pages: tableOf(rowsOfPages),
    sections: sectionChapters(model.sections),
    blocks: blockChapters(),
    icons: iconTable(),
    'content types': types
      .filter((type) => !isPages(type))
      .map((type) => typeChapter(type, rowsOfPages))
      .join('\n'),
  };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const start = `<!-- ${name} -->`;
    const end = `<!-- end of ${name} -->`;
    const before = text.indexOf(start);
    const after = text.indexOf(end);
    if (before < 0 || after < before) {
      throw new Error(`docs/content-reference.md: expected the lines ${start} and ${end}, found none.`);
    }
    return `${text.slice(0, before + start.length)}\n\n${part}\n${text.slice(after)}`;
  }, manual);
}

/** Describes a content type, with the fields that differ from those of pages. */
function typeChapter(type: ContentType, rowsOfPages: readonly string[]): string {
  const file = fileOf(type);
  const place = type.name === undefined ? `Files in \`${file}/\`.` : `The file \`${file}\`.`;
  const rows = fieldRows(type);
  const shared = rows.filter((row) => rowsOfPages.includes(row)).map((row) => row.split('|')[1]?.trim());
  const others = shared.length > 0 ? [`As [pages](#pages) have them: ${shared.join(', ')}.`] : [];
  const fields = tableOf(rows.filter((row) => !rowsOfPages.includes(row)));
  return `## ${type.label}\n\n${[place, ...entryExample(type), ...others].join('\n\n')}\n\n${fields}`;
}

/** Returns the smallest file of a collection, a draft. */
function entryExample({ kind, schema, body }: ContentType): string[] {
  if (!kind) return [];
  const fields = stringify({ ...examplesOf(fieldsOf(schema)), draft: true }, { lineWidth: 100, compat: 'yaml-1.1' });
  return [`\`\`\`yaml\n---\n${fields}---\n${body === undefined ? '' : 'Write the text here.\n'}\`\`\``];
}

function fieldRows({ schema, body, kind }: ContentType): string[] {
  const last =
    body === undefined
      ? []
      : [`| below the second \`---\` | ${kind ? 'yes' : 'no'} | ${body} Its headings start with \`##\`. |`];
  return [...rowsOf(fieldsOf(schema)), ...last];
}

/** Lists all sections, then describes each with an example and its fields. */
function sectionChapters(sections: SectionDefinitions): string {
  const slugger = new GithubSlugger();
  const entries = Object.entries(sections).map(([name, section]) => {
    const heading = `\`${name}\`: ${section.label}`;
    return { name, heading, anchor: slugger.slug(heading), section };
  });
  const rows = entries.map(({ name, anchor, section }) => `| [\`${name}\`](#${anchor}) | ${section.hint} |`);
  const chapters = entries.map(({ name, heading, section: { schema, example } }) => {
    const yaml = stringify([{ section: name, ...example }], { lineWidth: 100 })
      .trimEnd()
      .replace(/^/gm, '  ');
    return `### ${heading}\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n\n${tableOf(rowsOf(fieldsOf(schema)))}`;
  });
  return [['| Section | What it shows |', '|---|---|', ...rows, ''].join('\n'), ...chapters].join('\n');
}

const blockChapters = () =>
  Object.values(BLOCKS)
    .map(({ label, hint, example }) => `### ${label}\n\n${hint}\n\n\`\`\`\`markdown\n${example}\n\`\`\`\`\n`)
    .join('\n');

const iconTable = () =>
  `${['| Name | Marks |', '|---|---|', ...Object.entries(ICON_MEANINGS).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`)].join('\n')}\n`;

const rowsOf = (fields: Readonly<Record<string, Shape>>): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => row(name, shape, ''));

const tableOf = (rows: readonly string[]): string =>
  `${['| Field | Needed | What goes there |', '|---|---|---|', ...rows].join('\n')}\n`;

/** Returns the rows of a field and of the fields within it: `hero.heading`, `facts[].label`. */
function row(name: string, shape: Shape, before: string): string[] {
  const item = shape.type === 'list' ? shape.item : shape;
  const shown = `${before}${name}${shape.type === 'list' && item.type === 'group' ? '[]' : ''}`;
  const parts = [`${labelOf(name, shape)}.`, fileHintOf(shape), shape.type === 'list' ? formOfItem(item) : ''];
  const meaning = parts.filter(Boolean).join(' ');
  const fieldRow = `| \`${shown}\` | ${shape.optional ? 'no' : 'yes'} | ${meaning.replaceAll('|', '\\|')} |`;
  const inner =
    item.type === 'group' ? Object.entries(item.fields).flatMap(([key, part]) => row(key, part, `${shown}.`)) : [];
  return [fieldRow, ...inner];
}

function formOfItem(item: Shape): string {
  const form = item.type === 'group' || item.type === 'variants' ? '' : formOf(item);
  return form.replace(/^Must be/, 'Each must be').replace(/^At most/, 'Each has at most');
}
