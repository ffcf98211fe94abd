/** Lists the field options of Sveltia that are used here: https://sveltiacms.app/en/docs/fields */
export type CmsField = {
  name: string;
  label: string;
  required: boolean;
  widget:
    | (
        | 'string'
        | 'text'
        | 'select'
        | 'number'
        | 'boolean'
        | 'list'
        | 'object'
        | 'datetime'
        | 'image'
        | 'file'
        | 'richtext'
      )
    | ('relation' | 'page-link' | 'alt-text' | 'icon');
  pattern?: [string, string];
  options?: readonly (string | { label: string; value: string })[];
  field?: CmsField;
  fields?: CmsField[];
  /** One of several groups, chosen by the field that typeKey names. */
  types?: { name: string; label: string; widget: 'object'; summary: string; fields: CmsField[] }[];
  collapsed?: boolean;
  choose_url?: boolean;
  default?: unknown;
  collection?: string;
  type?: 'text' | 'email' | 'date';
  value_type?: 'int' | 'float';
  use_markdown_shortcuts?: boolean;
  use_emoji_autocomplete?: boolean;
} & {
  [option in
    | 'hint'
    | 'format'
    | 'typeKey'
    | 'summary'
    | 'label_singular'
    | 'value_field'
    | 'media_folder'
    | 'public_folder']?: string;
} & {
  [option in 'minlength' | 'maxlength' | 'min' | 'max']?: number;
} & { [option in 'modes' | 'buttons' | 'display_fields']?: string[] };
