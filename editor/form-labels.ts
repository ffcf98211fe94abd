import { withBasePath } from '../lib/content/base-path';
import { valueAt } from '../lib/model/values';
import { isRecord } from '../lib/model/walk';
import type { Path } from './merge-fields';

type FormField = {
  name: string;
  label: string;
  /** The path of a single file, or the folder of files. */
  file?: string;
  folder?: string;
  files?: FormField[];
  fields?: FormField[];
  typeKey?: string;
  types?: FormField[];
};

/** Returns a function that names a field as the form does: Sections, 3, Cards, Heading. @param data the fields of the file */
export async function createLabels(file: string, data: unknown): Promise<(path: Path) => string> {
  const { collections }: { collections: FormField[] } = await (await fetch(withBasePath('/admin/config.json'))).json();
  const forms = collections.flatMap((collection) => [collection, ...(collection.files ?? [])]);
  const form = forms.find((each) => each.file === file || (each.folder && file.startsWith(`${each.folder}/`)));
  return (path) => {
    let field = form;
    const names = path.map((key, index) => {
      const { typeKey = '', types } = field ?? {};
      const item = valueAt(data, path.slice(0, index + 1));
      if (/^\d+$/.test(key)) {
        const type = isRecord(item) ? types?.find(({ name }) => name === item[typeKey]) : undefined;
        field = type ?? field;
        return [`${Number(key) + 1}`, type?.label].filter(Boolean).join(', ');
      }
      field = field?.fields?.find(({ name }) => name === key);
      return field?.label ?? key;
    });
    return names.join(', ');
  };
}
