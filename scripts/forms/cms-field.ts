/** The part of Sveltia's field options that is used here: https://sveltiacms.app/en/docs/fields */
export type CmsField = {
  name: string;
  label: string;
  required: boolean;
  widget: 'string' | 'text' | 'select' | 'number' | 'boolean' | 'list' | 'object' | 'datetime' | 'image' | 'richtext';
  hint?: string;
  default?: string;
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
  /** One of several groups, chosen by the field that typeKey names. */
  types?: { name: string; label: string; widget: 'object'; summary: string; fields: CmsField[] }[];
  typeKey?: string;
  collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  choose_url?: boolean;
  modes?: string[];
  editor_components?: string[];
};
