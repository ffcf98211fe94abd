/** Runs /admin/: Sveltia CMS, with a preview of each content type next to its form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createRoot, type Root } from 'react-dom/client';
import { withBasePath } from '../lib/content/base-path';
import type { GetAsset } from './assets';
import { registerBlocks } from './blocks';
import { chooseVersion } from './conflict';
import { asNew, FORMAT, fromFile, splitFields, textWith, toFile } from './file-format';
import { readFile, rememberFolder } from './folder';
import { LABELS } from './labels';
import type { Diagnostic, EditedFile } from './messages';
import { startInOneTab } from './one-tab';
import { Pane } from './Pane';
import { cleanPastes } from './paste';
import { type Place, pathBefore } from './saving';
import { createSession } from './session';
import { startAsDraft } from './start-as-draft';
import { confirmRemoval, fieldAt, keyPathAt, refusalOf } from './sveltia';
import { registerTextFields } from './text-fields';
import { guardUnsaved } from './unsaved';

/** A preview template: the name of a collection or of a file, and the folder or the file it is for. */
type Template = Place & { name: string };
type Previews = { templates: readonly Template[]; collections: readonly string[] };
type Entry = CustomPreviewTemplateProps['entry'];

const previews: Previews = JSON.parse(document.getElementById('previews')?.textContent ?? '');
const preview = new URL(withBasePath('/admin/preview'), location.origin).href;
const session = createSession();
let getAsset: GetAsset = () => undefined;

/** Sveltia's React renders elements of this React, but not its hooks: the pane has its own root. */
const panes = new WeakMap<Element, Root>();

const fileOf = (entry: Entry, unnamed: string): EditedFile => ({
  file: entry.get('path') || unnamed,
  data: splitFields(entry.get('data').toJS()).fields,
});

for (const { name, file } of previews.templates) {
  let opened: string | undefined;
  CMS.registerPreviewTemplate(name, ({ entry, getAsset: find, getCollection }: CustomPreviewTemplateProps) => {
    const edited = fileOf(entry, file);
    const render = (node: HTMLDivElement | null) => {
      if (!node) return;
      if (!panes.has(node)) {
        const root = createRoot(node);
        panes.set(node, root);
        root.render(<Pane url={preview} session={session} getAsset={() => getAsset} />);
        opened = undefined;
      }
      getAsset = find;
      session.edited(edited);
      if (opened === edited.file) return;
      opened = edited.file;
      session.saved();
      startAtTitle();
      void readContent(getCollection);
    };
    return <div ref={render} />;
  });
}

/** Focuses the title, before its first character: the first key deletes nothing. Sveltia's text field would select a photo. */
function startAtTitle(): void {
  const title = document.querySelector<HTMLInputElement>(`${fieldAt('title')} input`);
  title?.focus();
  title?.setSelectionRange(0, 0);
}

async function readContent(getCollection: CustomPreviewTemplateProps['getCollection']) {
  const entries = await Promise.all(previews.collections.map((name) => getCollection(name)));
  session.loaded(entries.flat().map((entry) => fileOf(entry, '')));
}

/** Requests a confirmation before a save with problems or over the change of others. Adds the old URL of a renamed page. */
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ author, entry }) => {
    const question = questionBefore(await session.problems());
    if (question !== undefined && !window.confirm(question)) throw refusalOf(LABELS.notSaved);
    const path: string = entry.get('path');
    const written = entry.get('data').toJS();
    const data = entry.get('newRecord') ? asNew(written, path) : written;
    const { fields, known } = splitFields(data);
    const opened = session.openedFile() ?? path;
    // Sveltia checks the repository itself: https://github.com/sveltia/sveltia-cms/releases/tag/v0.218.0
    if (!author.login) await confirmOverwriting(opened.endsWith('/') ? path : opened, known, textWith(data));
    const renamed = pathBefore(opened, path, fields.draft === true, previews.templates);
    const aliases = [
      ...(Array.isArray(fields.aliases) ? fields.aliases : []),
      ...(renamed === undefined ? [] : [renamed]),
    ];
    return entry
      .get('data')
      .clear()
      .merge({ ...data, ...(aliases.length > 0 && { aliases }) });
  },
});

/** Returns what to confirm before a save; undefined if nothing. @param problems undefined if the draft was not checked */
function questionBefore(problems: readonly Diagnostic[] | undefined): string | undefined {
  if (!problems) return LABELS.confirmUnchecked;
  const messages = problems.flatMap(({ message, file, isNote }) =>
    isNote ? [] : [file ? `${message} (${LABELS.inFile(file)})` : message],
  );
  return messages.length === 0 ? undefined : LABELS.confirm(messages);
}

/** Lets the user choose if a file of this computer is not as the editor knows it. @throws if the save is refused */
async function confirmOverwriting(file: string, known: string | undefined, own: string) {
  const onDisk = (await readFile(file))?.replace(/\r\n?/g, '\n').trim();
  if (onDisk === known || (await chooseVersion({ file, onDisk, own }))) return;
  throw refusalOf(LABELS.conflict.kept);
}

CMS.registerEventListener({ name: 'postSave', handler: session.saved });
CMS.registerCustomFormat(FORMAT, 'md', { fromFile, toFile });
CMS.registerPreviewStyle(new URL(withBasePath('/admin/pane.css'), location.origin).href);
registerBlocks();
registerTextFields();
rememberFolder();
confirmRemoval(LABELS.removeSection);
document.addEventListener('focusin', ({ target }) => {
  const keyPath = keyPathAt(target);
  // The list of sections has the focus after one was added.
  if (keyPath && keyPath !== 'sections') session.entered(keyPath);
});
guardUnsaved(session.isUnsaved, LABELS.unsaved);
cleanPastes(LABELS.pastedImages);
void startInOneTab(() => {
  startAsDraft();
  CMS.init();
});
