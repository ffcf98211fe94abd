/** Decides what a save writes: what was edited, and nothing that the website cannot show. */
import type { AppEventListener } from '@sveltia/cms';
import { asRead, extractMarkdown, matchStyle } from '../lib/content/file-text';
import type { Fields } from '../lib/content/update-yaml';
import { asCopy, asEntry, splitFields } from './file-format';
import { readFile, writeFile } from './folder';
import { LABELS } from './labels';
import type { Session } from './session';
import { createRefusal } from './sveltia';
import { restoreBlocks } from './text-blocks';

/** The exact text of the file that is being saved; undefined if this computer has none. */
let raw: string | undefined;

/** Creates a handler of preSave, which returns the fields to write. */
export function createSave(session: Session): AppEventListener['handler'] {
  return async ({ author, entry }) => {
    const path: string = entry.get('path');
    const isNew: boolean = entry.get('newRecord');
    const { key, fields, known } = splitFields(entry.get('data').toJS());
    if (isNew && !fields.title) throw createRefusal(LABELS.titleFirst);
    const opened = session.openedFile() ?? path;
    if (!opened.endsWith('/') && opened !== path) throw createRefusal(LABELS.moved);
    const ours = isNew && known !== undefined ? asCopy(fields, known) : fields;
    const isDraft = await decideOnDraft(session, ours);
    // Sveltia checks the repository itself: https://github.com/sveltia/sveltia-cms/releases/tag/v0.218.0
    raw = author.login ? undefined : await readUnchanged(path, isNew ? undefined : known);
    const saved = {
      ...ours,
      ...(isDraft && { draft: true }),
      ...(known !== undefined && { body: restoreBody(session, path, known, fields) }),
    };
    return entry
      .get('data')
      .clear()
      .merge(asEntry(saved, isNew ? path : key));
  };
}

/** Returns whether to save a draft: what is public has no problem. @throws if the user saves nothing */
async function decideOnDraft(session: Session, { draft }: Fields): Promise<boolean> {
  if (draft === true) return true;
  const problems = await session.problems();
  if (!problems && !window.confirm(LABELS.confirmUnchecked)) throw createRefusal(LABELS.notSaved);
  const messages = (problems ?? [])
    .filter(({ isNote }) => !isNote)
    .map(({ message, entry }) => (entry ? `${message} (${LABELS.inFile(entry)})` : message));
  if (messages.length === 0) return false;
  // Sveltia gives each form with the switch its value.
  const canBeDraft = draft !== undefined;
  if (!canBeDraft || !window.confirm(LABELS.saveAsDraft(messages))) throw createRefusal(LABELS.notSaved);
  return true;
}

/**
 * Refuses to overwrite what others have written into a file of this computer since the form was opened.
 * @param known the text from which the form was made; undefined for a new file
 * @returns the exact text of the file
 */
async function readUnchanged(file: string, known: string | undefined): Promise<string | undefined> {
  const text = await readFile(file);
  if ((text === undefined ? undefined : asRead(text)) !== known) throw createRefusal(LABELS.changed);
  return text;
}

/** Gives a saved file the byte order mark, the line ends and the last line that it had: Sveltia writes its own. */
export async function restoreStyle(file: string): Promise<void> {
  const text = raw === undefined ? undefined : await readFile(file);
  if (raw === undefined || text === undefined) return;
  const styled = matchStyle(raw, asRead(text));
  if (styled !== text) await writeFile(file, styled);
}

/** Returns the Markdown of a form, with each block as it is in the file if nobody has edited it. */
function restoreBody(session: Session, path: string, known: string, { body }: Fields): string {
  const before = extractMarkdown(known);
  const { form, twin } = session.state();
  // While the preview is closed, its form is an earlier one. A new file has the name of its folder.
  const isOpen = form !== undefined && path.startsWith(form.file);
  return restoreBlocks(before, (isOpen ? twin : undefined) ?? before, String(body ?? ''));
}
