/** Makes the browser editor's configuration from the schemas, so that its forms ask for what the content check wants. */
import { stringify } from 'yaml';
import { FOLDERS, type Folder, PAGES, SITE, type SingleFile } from './kinds';
import { byImportance, fieldsOf, type Shape } from './shape';
import { hintOf, labelOf } from './words';

/** The part of Sveltia's field options that is used here: https://sveltiacms.app/en/docs/fields */
export type CmsField = {
  name: string;
  label: string;
  required: boolean;
  widget: 'string' | 'text' | 'select' | 'number' | 'boolean' | 'list' | 'object' | 'datetime' | 'image' | 'richtext';
  hint?: string;
  type?: 'text' | 'email' | 'date';
  format?: string;
  minlength?: number;
  maxlength?: number;
  pattern?: [string, string];
  value_type?: 'int' | 'float';
  min?: number;
  max?: number;
  options?: readonly string[];
  field?: CmsField;
  fields?: CmsField[];
  collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  choose_url?: boolean;
  modes?: string[];
  editor_components?: string[];
};

type CmsFile = { name: string; label: string; file: string; fields: CmsField[] };
type CmsCollection = { name: string; label: string; icon: string; editor: { preview: boolean } } & (
  | { files: CmsFile[] }
  | {
      folder: string;
      label_singular: string;
      create: true;
      slug: { template: string; editable: ['create'] };
      summary: string;
      fields: CmsField[];
    }
);

/** Where the files are kept for editing over the internet. Local editing does not ask it anything. */
export type Repository = { repo: string; branch?: string };

/** Stands in while no repository is named: the editor then works on a folder of this computer only. */
const NO_REPOSITORY: Repository = { repo: 'owner/repository' };

/**
 * Reads the one setting of the editor.
 * @param value `owner/name`, or `owner/name@branch`; empty for none
 * @throws when it is anything else
 */
export function parseRepository(value: string | undefined): Repository | undefined {
  if (!value) return undefined;
  const [, repo, branch] = /^([\w.-]+\/[\w.-]+)(?:@([\w./-]+))?$/.exec(value) ?? [];
  if (!repo) throw new Error(`CMS_REPO: expected owner/name or owner/name@branch, found ${JSON.stringify(value)}`);
  return { repo, ...(branch && { branch }) };
}

/** The whole configuration as an object. */
export function cmsConfig(repository: Repository = NO_REPOSITORY) {
  return {
    // A token needs no sign-in server of its own, which a static site does not have.
    backend: { name: 'github', ...repository, auth_methods: ['token'] },
    app_title: 'Website content',
    logo: { src: '/icons/favicon.svg' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...FOLDERS.map(folderCollection),
      fileCollection('pages', 'Pages', 'article', PAGES),
      fileCollection('company', 'Company', 'apartment', [SITE]),
    ],
  };
}

/** The configuration as the file the editor loads. */
export const cmsConfigFile = (repository?: Repository): string =>
  `# Made by scripts/cms.ts from lib/content/schema.ts at every build.\n${stringify(cmsConfig(repository), { lineWidth: 0 })}`;

const ICONS: Readonly<Record<string, string>> = {
  blog: 'edit_note',
  'case-studies': 'work',
  industries: 'factory',
  products: 'deployed_code',
};

function folderCollection(kind: Folder): CmsCollection {
  return {
    name: kind.name,
    label: kind.label,
    label_singular: labelOf(kind.singular),
    icon: ICONS[kind.name] ?? 'folder',
    folder: kind.folder,
    create: true,
    slug: { template: '{{title}}', editable: ['create'] },
    summary: '{{title}}',
    editor: { preview: false },
    fields: formFields(kind),
  };
}

function fileCollection(name: string, label: string, icon: string, kinds: readonly SingleFile[]): CmsCollection {
  const files = kinds.map((kind) => ({
    name: kind.name,
    label: kind.label,
    file: kind.file,
    fields: formFields(kind),
  }));
  return { name, label, icon, editor: { preview: false }, files };
}

function formFields(kind: Folder | SingleFile): CmsField[] {
  const fields = toFields(fieldsOf(kind.schema), 'page');
  const all = kind.body === undefined ? fields : [...fields, bodyField(kind.body)];
  return all.sort((a, b) => byImportance(a.name, b.name));
}

/** The markdown below the front matter. */
function bodyField(hint: string): CmsField {
  const modes = ['rich_text', 'raw'];
  const editor_components = ['code-block', 'image'];
  return { name: 'body', label: 'Text', hint, required: true, widget: 'richtext', modes, editor_components };
}

const toFields = (fields: Readonly<Record<string, Shape>>, place: 'page' | 'part'): CmsField[] =>
  Object.entries(fields).map(([name, shape]) => toField(name, shape, place));

function toField(name: string, shape: Shape, place: 'page' | 'part'): CmsField {
  const hint = hintOf(name, shape, place);
  const common = { name, label: labelOf(name), required: !shape.optional, ...(hint && { hint }) };
  switch (shape.type) {
    case 'text':
      return { ...common, ...textWidget(shape) };
    case 'choice':
      return { ...common, widget: 'select', options: shape.options };
    case 'number':
      return { ...common, widget: 'number', value_type: shape.whole ? 'int' : 'float', ...limits(shape) };
    case 'switch':
      return { ...common, widget: 'boolean' };
    case 'group':
      return { ...common, widget: 'object', collapsed: true, fields: toFields(shape.fields, 'part') };
    case 'list':
      return { ...common, widget: 'list', ...limits(shape), ...listItem(shape.item) };
  }
}

function listItem(item: Shape): Partial<CmsField> {
  if (item.type !== 'group') return { field: { ...toField('item', item, 'part') } };
  const names = Object.keys(item.fields);
  const shown = ['title', 'label', 'heading'].find((candidate) => names.includes(candidate)) ?? names[0];
  return { collapsed: true, summary: `{{${shown}}}`, fields: toFields(item.fields, 'part') };
}

function textWidget(shape: Extract<Shape, { type: 'text' }>): Pick<CmsField, 'widget'> & Partial<CmsField> {
  if (shape.role === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (shape.role === 'picture') return { widget: 'image', choose_url: false };
  const widget = shape.role === 'paragraph' ? 'text' : 'string';
  return {
    widget,
    ...(shape.role === 'email' && { type: 'email' }),
    ...(shape.min !== undefined && { minlength: shape.min }),
    ...(shape.max !== undefined && { maxlength: shape.max }),
    ...(shape.pattern && { pattern: [shape.pattern.source, `Expected ${shape.pattern.message}.`] }),
  };
}

const limits = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
