import { asRead, matchStyle } from '../lib/content/file-text';
import { hasFolder, readFile, writeFile } from './folder';
import { LABELS } from './labels';
import { createRefusal } from './sveltia';

/** A preview template: the name of a collection or of a file, and the folder or the file it is for. */
export type Template = { name: string; file: string };

/** Returns the URL of the form of a file, within the editor; undefined if it has none. */
export function toRoute(file: string, templates: readonly Template[]): string | undefined {
  const template = templates.find(
    (each) => file === each.file || (each.file.endsWith('/') && file.startsWith(each.file)),
  );
  if (!template) return undefined;
  if (template.file === file) return `#/collections/company/entries/${template.name}`;
  return `#/collections/${template.name}/entries/${file.slice(template.file.length).replace(/\.md$/, '')}`;
}

/**
 * Refuses to overwrite what others have written into a file of this computer since the form was opened.
 * @param known the text from which the form was made; undefined for a new file
 * @returns the exact text of the file; undefined for a new one
 */
export async function readUnchanged(file: string, known: string | undefined): Promise<string | undefined> {
  const raw = await readFile(file);
  if ((raw === undefined ? undefined : asRead(raw)) !== known) throw createRefusal(LABELS.changed);
  return raw;
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
