/** Makes the browser editor's configuration from the schemas. */
import type { Field } from '@sveltia/cms';
import {
  describeField,
  pickLimits,
  readFields,
  type Shape,
  type Shapes,
  toItemLabel,
  toLabel,
} from '../lib/model/forms';
import { KINDS, type Kind, toContentPath, toPagePath } from '../lib/model/kinds';
import { HOME } from '../lib/model/page';
import { SECTIONS } from '../lib/model/sections';
import type { SectionDefinition } from '../lib/model/sections/definition';
import { FORMAT } from './file-format';
import { LABELS } from './labels';

export type Repository = { repo: string; branch?: string };

const DEFINITIONS: Readonly<Record<string, SectionDefinition>> = SECTIONS;

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
      fileCollection('company', 'Company and shared texts', 'apartment', files),
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
      index_file: { name: HOME, label: 'Home' },
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

/** Fields that only files have: a save keeps their values. */
const ONLY_IN_FILES = ['alsoAt', 'id', 'labels', 'slug'];

function formFields(kind: Kind): Field[] {
  const shapes = readFields(kind.schema);
  const fields = toFields(shapes).filter(({ name }) => !ONLY_IN_FILES.includes(name));
  const copy = fields.filter(({ name }) => !shapes[name]?.isSetting);
  const settings = fields.filter(({ name }) => shapes[name]?.isSetting);
  return [...copy, ...(kind.body === undefined ? [] : [bodyField(kind.body)]), ...settings];
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
function bodyField(hint: string): Field {
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

export const toFields = (fields: Shapes): Field[] =>
  Object.entries(fields).map(([name, shape]) => toField(name, shape));

function toField(name: string, shape: Shape): Field {
  const hint = describeField(shape);
  // The content check reports what is missing, as a note in a draft. Sveltia would refuse to save the draft.
  const common = { name, label: toLabel(name, shape), required: false, ...(hint && { hint }) };
  switch (shape.type) {
    case 'text':
      return { ...common, ...textWidget(shape) };
    case 'choice':
      if (shape.role === 'icon') return { ...common, widget: 'icon' };
      return { ...common, widget: 'select', options: shape.options.map((value) => createChoice(value, shape.choices)) };
    case 'number':
      return { ...common, widget: 'number', value_type: shape.whole ? 'int' : 'float', ...pickLimits(shape) };
    case 'switch':
      // Sveltia gives entries without a value the default, existing ones too.
      return { ...common, widget: 'boolean', default: name === 'indexed' };
    case 'group':
      return {
        ...common,
        // Without it, the fields of a group appear after a further click.
        required: !shape.optional,
        widget: 'object',
        collapsed: true,
        fields: toFields(shape.fields),
      };
    case 'list':
      return {
        ...common,
        widget: 'list',
        label_singular: toItemLabel(name, shape).toLowerCase(),
        ...pickLimits({ max: shape.max }),
        ...listItem(shape.item),
      };
    case 'variants':
      throw new Error(`${name}: only a list can contain one of several groups`);
  }
}

const createChoice = (value: string, { [value]: meaning = value }: Readonly<Record<string, string>> = {}) => ({
  label: meaning.charAt(0).toUpperCase() + meaning.slice(1),
  value,
});

function listItem(item: Shape) {
  if (item.type === 'variants') {
    const types = Object.entries(item.variants).map(([name, fields]) => ({
      name,
      label: DEFINITIONS[name]?.label ?? toLabel(name),
      widget: 'object' as const,
      summary: 'heading' in fields ? '{{heading}}' : '',
      fields: toFields(fields),
    }));
    return { label_singular: toLabel(item.key).toLowerCase(), collapsed: true, typeKey: item.key, types };
  }
  if (item.type !== 'group') return { field: { ...toField('item', item) } };
  const names = Object.keys(item.fields);
  const shown = ['title', 'label', 'heading'].find((candidate) => names.includes(candidate)) ?? names[0];
  return { collapsed: true, summary: `{{${shown}}}`, fields: toFields(item.fields) };
}

type TextShape = Extract<Shape, { type: 'text' }>;

function textWidget(shape: TextShape) {
  if (shape.role === 'date') {
    const isRequired = !shape.optional;
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      ...(isRequired && { default: '{{now}}' }),
    };
  }
  if (shape.role === 'image') return { widget: 'image', choose_url: false };
  if (shape.role === 'link') return { widget: 'page-link' };
  if (shape.role === 'file') return { widget: 'file', media_folder: '/public/files', public_folder: '/files' };
  if (shape.role === 'alt-text') return { widget: 'alt-text' };
  const named = KINDS.find(({ singular }) => singular !== undefined && singular === shape.role);
  if (named) {
    return { widget: 'relation', collection: named.folder, value_field: '{{slug}}', display_fields: ['title'] };
  }
  const widget = shape.role === 'paragraph' ? 'text' : 'string';
  return {
    widget,
    ...(shape.role === 'email' && { type: 'email' }),
    ...(shape.max !== undefined && { maxlength: shape.max }),
    ...(shape.pattern && { pattern: [shape.pattern.source, `Expected ${shape.pattern.message}.`] }),
  };
}
