/** Makes the browser editor's configuration from the schemas. */

import type { Field as CmsField } from '@sveltia/cms';
import type { FieldRole } from '../lib/model/fields';
import { KINDS, type Kind, toContentPath, toPagePath } from '../lib/model/kinds';
import { HOME } from '../lib/model/page';
import { type Field, findName, readField } from '../lib/model/walk';
import { describeField, findSection, listFormFields, toItemLabel, toLabel } from './field-labels';
import { FORMAT } from './file-format';
import { LABELS } from './labels';

export type Repository = { repo: string; branch?: string };

/** Sveltia requires a value, also for a folder of this computer. */
const NO_REPOSITORY: Repository = { repo: 'owner/repository' };

/** Parses CMS_REPO: `owner/name` or `owner/name@branch`. */
export function parseRepository(value: string | undefined): Repository | undefined {
  if (!value) return undefined;
  const [, repo, branch] = /^([\w.-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(value) ?? [];
  if (!repo) throw new Error(`CMS_REPO: expected owner/name or owner/name@branch, found ${JSON.stringify(value)}`);
  return { repo, ...(branch && { branch }) };
}

export function cmsConfig(repository: Repository = NO_REPOSITORY) {
  const kinds = KINDS.filter(({ isHiddenInEditor }) => !isHiddenInEditor);
  const folders = kinds.filter(({ file }) => file === undefined);
  const files = kinds.filter(({ file }) => file !== undefined);
  return {
    // A token needs no sign-in server.
    backend: { name: 'github', ...repository, auth_methods: ['token'] },
    app_title: 'Website content',
    logo: { src: '/icons/favicon.svg' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: false,
    },
    asset_collections: [
      { name: 'drawings', label: 'Illustrations', media_folder: 'public/drawings', public_folder: '/drawings' },
    ],
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    output: { omit_empty_optional_fields: true },
    collections: [
      // The editor opens the first.
      ...folders
        .toSorted((a, b) => Number(b.folder === 'pages') - Number(a.folder === 'pages'))
        .map((kind) => folderCollection(kind)),
      fileCollection('company', 'Whole website', 'apartment', files),
    ],
  };
}

export function listPreviews() {
  const kinds = KINDS.filter(({ isHiddenInEditor }) => !isHiddenInEditor);
  const templates = kinds.map((kind) =>
    kind.file === undefined
      ? { name: kind.folder, file: `${toContentPath(kind)}/` }
      : { name: kind.file, file: toContentPath(kind) },
  );
  return { templates, collections: cmsConfig().collections.map(({ name }) => name) };
}

function folderCollection(kind: Kind) {
  const hasDate = 'date' in kind.schema.shape;
  const drafts = { name: 'drafts', label: 'Drafts', field: 'draft', pattern: true };
  const scheduled = { name: 'scheduled', label: 'Scheduled', field: 'date', gt: '{{today}}' };
  return {
    name: kind.folder,
    label: kind.label,
    label_singular: toLabel(kind.singular ?? kind.folder),
    icon: kind.icon,
    folder: `content/${kind.folder}`,
    format: FORMAT,
    create: true,
    // A rename needs a redirect, and other links: npm run content -- --fix-links.
    slug: { template: '{{title}}', editable: ['create'] },
    summary: createSummary(kind, hasDate),
    view_filters: hasDate ? [drafts, scheduled] : [drafts],
    ...(hasDate && {
      sortable_fields: {
        fields: ['date', 'title'],
        default: { field: 'date', direction: 'descending' },
      },
    }),
    thumbnail: false,
    // Shows its folders as a tree.
    ...(kind.isNested && {
      nested: { subfolders: false },
      meta: { path: {} },
      index_file: { name: HOME, label: LABELS.home },
    }),
    fields: formFields(kind),
  };
}

/** Returns the template of an entry's line in its list: the title, the path, the date, and whether it is a draft. */
function createSummary(kind: Kind, hasDate: boolean): string {
  const date = hasDate ? "{{date | date(' · YYYY-MM-DD')}}" : '';
  return `{{title}} · ${toPagePath(kind, '{{slug}}')}${date}{{draft | ternary(' · draft', '')}}`;
}

function fileCollection(name: string, label: string, icon: string, kinds: readonly Kind[]) {
  const files = kinds.map((kind) => ({
    name: kind.file ?? '',
    label: kind.label,
    file: toContentPath(kind),
    format: FORMAT,
    fields: formFields(kind),
  }));
  return { name, label, icon, files };
}

function formFields(kind: Kind): CmsField[] {
  const group = readField(kind.schema);
  const isSetting = ({ name }: CmsField) => group.properties?.[name]?.isSetting ?? false;
  const fields = toFields(group);
  const body = kind.body === undefined ? [] : [bodyField(kind.body)];
  return [...fields.filter((field) => !isSetting(field)), ...body, ...fields.filter(isSetting)];
}

/** Sveltia's buttons without heading 1, which is the title of the page, and headings below 4. */
const TEXT_BUTTONS = [
  'bold',
  'italic',
  'strikethrough',
  'code',
  'link',
  'heading-two',
  'heading-three',
  'heading-four',
  'bulleted-list',
  'numbered-list',
  'quote',
];

/** Returns the field of the Markdown below the front matter: https://sveltiacms.app/en/docs/fields/richtext */
function bodyField(hint: string): CmsField {
  return {
    name: 'body',
    label: LABELS.body,
    hint,
    required: false,
    widget: 'richtext',
    modes: ['rich_text', 'raw'],
    buttons: TEXT_BUTTONS,
    // With a component of several lines, the shortcuts of Sveltia 0.221.1 delete each first word of one character.
    use_markdown_shortcuts: false,
    // A colon starts a block.
    use_emoji_autocomplete: false,
  };
}

export const toFields = (group: Field): CmsField[] =>
  listFormFields(group).map(([name, field]) => toField(name, field, group.required?.includes(name)));

function toField(name: string, field: Field, isRequired = false): CmsField {
  const hint = describeField(field);
  // The content check reports what is missing, as a note in a draft. Sveltia would refuse to save the draft.
  const common = { name, label: toLabel(name, field), required: false, ...(hint && { hint }) };
  if (field.enum) {
    if (field.role === 'icon') return { ...common, widget: 'icon' };
    return { ...common, widget: 'select', options: field.enum.map((value) => createChoice(value, field.choices)) };
  }
  switch (field.type) {
    case 'integer':
    case 'number':
      return {
        ...common,
        widget: 'number',
        value_type: field.type === 'integer' ? 'int' : 'float',
        ...(field.minimum !== undefined && { min: field.minimum }),
        ...(field.maximum !== undefined && { max: field.maximum }),
      };
    case 'boolean':
      // Sveltia gives entries without a value the default, existing ones too.
      return { ...common, widget: 'boolean', default: field.isOnByDefault ?? false };
    case 'object':
      // If it is not required, its fields appear after a further click.
      return { ...common, required: isRequired, widget: 'object', collapsed: true, fields: toFields(field) };
    case 'array':
      return {
        ...common,
        widget: 'list',
        label_singular: toItemLabel(name, field).toLowerCase(),
        ...(field.maxItems !== undefined && { max: field.maxItems }),
        ...toListItem(field.items ?? {}),
      };
    case 'string':
      return { ...common, ...toTextWidget(field, isRequired) };
    default:
      throw new Error(`${name}: no form exists for this field`);
  }
}

const createChoice = (value: string, { [value]: meaning = value }: Readonly<Record<string, string>> = {}) => ({
  label: meaning.charAt(0).toUpperCase() + meaning.slice(1),
  value,
});

function toListItem(item: Field) {
  if (item.oneOf) {
    const [first] = item.oneOf.flatMap((group) => findName(group) ?? []);
    const types = item.oneOf.map((group) => {
      const { name = '' } = findName(group) ?? {};
      return {
        name,
        label: findSection(name)?.label ?? toLabel(name),
        widget: 'object' as const,
        summary: group.properties?.heading ? '{{heading}}' : '',
        fields: toFields(group),
      };
    });
    return { label_singular: toLabel(first?.key ?? '').toLowerCase(), collapsed: true, typeKey: first?.key, types };
  }
  if (!item.properties) return { field: toField('item', item, true) };
  const fields = toFields(item);
  const names = fields.map(({ name }) => name);
  const shown = ['title', 'label', 'heading'].find((candidate) => names.includes(candidate)) ?? names[0];
  return { collapsed: true, summary: `{{${shown}}}`, fields };
}

/** Roles of texts of several lines. */
const LONG: readonly (FieldRole | undefined)[] = ['paragraph', 'description'];

function toTextWidget({ role, maxLength, pattern, expected }: Field, isRequired: boolean) {
  if (role === 'date')
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      ...(isRequired && { default: '{{now}}' }),
    } as const;
  if (role === 'image') return { widget: 'image', choose_url: false } as const;
  if (role === 'link') return { widget: 'page-link' } as const;
  if (role === 'file') return { widget: 'file', media_folder: '/public/files', public_folder: '/files' } as const;
  if (role === 'alt-text') return { widget: 'alt-text' } as const;
  const named = KINDS.find(({ singular }) => singular !== undefined && singular === role);
  if (named)
    return {
      widget: 'relation',
      collection: named.folder,
      value_field: '{{slug}}',
      display_fields: ['title'],
    } as const;
  return {
    widget: LONG.includes(role) ? 'text' : 'string',
    ...(role === 'email' && { type: 'email' }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && expected !== undefined && { pattern: [pattern, `Expected ${expected}.`] }),
  } as const;
}
