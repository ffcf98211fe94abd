import { slug as slugSchema } from '../lib/model/fields';
import { asRead, matchStyle, parseFields, textWith } from './file-format';
import { hasFolder, moveFile, readFile } from './folder';
import { LABELS } from './labels';
import { pathBefore, type Template, toRoute, withFormerUrl } from './saving';

/** Renames the file of a page, and keeps its former URL as a redirect: Sveltia renames no file of a tree. */
export async function renamePage(file: string, templates: readonly Template[]): Promise<void> {
  const [, folder, slug] = /^(.*\/)([^/]+)\.md$/.exec(file) ?? [];
  const raw = (await hasFolder()) ? await readFile(file) : undefined;
  if (raw === undefined) return window.alert(LABELS.renameOnline);
  const name = window.prompt(LABELS.newName, slug)?.trim();
  if (name === undefined || name === slug) return;
  const target = `${folder}${name}.md`;
  if (!slugSchema.safeParse(name).success) return window.alert(LABELS.wrongName);
  if ((await readFile(target)) !== undefined) return window.alert(LABELS.takenName);
  const text = asRead(raw);
  const fields = parseFields(text);
  const former = pathBefore(file, target, fields.draft === true, templates);
  await moveFile(file, target, matchStyle(raw, textWith(text, withFormerUrl(fields, former))));
  window.location.hash = toRoute(target, templates) ?? '';
  window.location.reload();
}
