import { findContentType } from '../lib/model/content-types';
import { withValue } from '../lib/model/values';
import { isRecord } from '../lib/model/walk';
import { chooseVersions } from './ConflictDialog';
import { labelField } from './field-labels';
import { asRead, matchStyle, parseFields } from './file-format';
import { hasFolder, readFile, writeFile } from './folder';
import type { Fields } from './front-matter';
import { LABELS } from './labels';
import { mergeFields } from './merge-fields';
import { createRefusal } from './sveltia';

/** A content type with pages: its folder, with a slash at its end, and the path before the name of a page. */
export type Place = { file: string; url?: string | undefined };
/** A preview template: the name of a collection or of a file, and the folder or the file it is for. */
export type Template = Place & { name: string };

/** Returns the URL of the form of a file, within the editor; undefined if it has none. */
export function toRoute(file: string, templates: readonly Template[]): string | undefined {
  const template = templates.find(
    (each) => file === each.file || (each.file.endsWith('/') && file.startsWith(each.file)),
  );
  if (!template) return undefined;
  if (template.file === file) return `#/collections/company/entries/${template.name}`;
  return `#/collections/${template.name}/entries/${file.slice(template.file.length).replace(/\.md$/, '')}`;
}

/** Returns the path of the page that a file was before it was renamed; undefined if it was not, or never published. */
export function pathBefore(before: string, after: string, isDraft: boolean, places: readonly Place[]) {
  const { file, url } = places.find((place) => place.file.endsWith('/') && before.startsWith(place.file)) ?? {};
  const isRenamed = before !== file && before !== after;
  if (file === undefined || url === undefined || !isRenamed || isDraft) return undefined;
  return `${url}/${before.slice(file.length).replace(/\.md$/, '')}`;
}

/** Returns the fields of a renamed page with its former URL as a redirect. @param former undefined if it had none */
export function withFormerUrl(fields: Fields, former: string | undefined): Fields {
  const aliases = [...(Array.isArray(fields.aliases) ? fields.aliases : []), ...(former === undefined ? [] : [former])];
  return aliases.length > 0 ? { ...fields, aliases } : fields;
}

/**
 * Merges what others have written into a file of this computer since the form was opened.
 * @param known the text from which the form was made; undefined for a new file
 * @returns the fields to save, and the exact text of the file, which is undefined if there is none
 * @throws if the user saves nothing
 */
export async function mergeWithFolder(file: string, known: string | undefined, ours: Fields) {
  const raw = await readFile(file);
  if (raw === undefined || known === undefined) {
    const question = raw === undefined ? LABELS.conflict.deleted(file) : LABELS.conflict.written(file);
    const isExpected = raw === undefined && known === undefined;
    if (!isExpected && !window.confirm(question)) throw createRefusal(LABELS.conflict.kept);
    return { fields: ours, raw };
  }
  if (asRead(raw) === known) return { fields: ours, raw };
  const { value, conflicts } = mergeFields(parseFields(known), parseFields(asRead(raw)), ours);
  const type = findContentType(file);
  const named = conflicts.map(({ path, ...values }) => {
    const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return { path, ...values, label: type ? labelField({ data: ours, type }, keys) : path.join('.') };
  });
  const replaced = named.length === 0 ? [] : await chooseVersions({ file, conflicts: named });
  if (!replaced) throw createRefusal(LABELS.conflict.kept);
  const merged = replaced.reduce((data, { path, theirs }) => withValue(data, path, theirs), value);
  return { fields: isRecord(merged) ? merged : ours, raw };
}

/** Loads the editor again if a pull has changed the file of a form that opens: Sveltia reads files once. */
export async function reloadIfStale(file: string, known: string | undefined): Promise<void> {
  if (known === undefined || file.endsWith('/') || !(await hasFolder())) return;
  const raw = await readFile(file);
  if (raw === undefined || asRead(raw) === known || sessionStorage.getItem(file) === raw) return;
  // Once for each text: it may be one that Sveltia reads in another way.
  sessionStorage.setItem(file, raw);
  window.location.reload();
}

/** Gives a file the byte order mark, the line ends and the last line that it had: Sveltia writes its own. */
export async function restoreStyle(file: string, raw: string): Promise<void> {
  const text = await readFile(file);
  const styled = text === undefined ? undefined : matchStyle(raw, asRead(text));
  if (styled !== undefined && styled !== text) await writeFile(file, styled);
}
