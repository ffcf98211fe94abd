/** Runs /admin/: Sveltia CMS, with a preview of each kind of content next to its form. */
import CMS, { type AppEventListener, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createRoot, type Root } from 'react-dom/client';
import { extractMarkdown } from '../lib/content/file-text';
import type { Fields } from '../lib/content/update-yaml';
import { withBasePath } from '../lib/url/base-path';
import type { GetAsset } from './assets';
import { registerBlocks } from './blocks';
import { asCopy, asNew, FORMAT, fromFile, isBroken, splitFields, toFile, withFields } from './file-format';
import { rememberFolder } from './folder';
import { IconField } from './IconField';
import { LABELS } from './labels';
import type { EditedFile } from './messages';
import { Pane } from './Pane';
import { cleanPastes } from './paste';
import { readUnchanged, reloadIfStale, restoreStyle, type Template, toRoute } from './saving';
import { createSession } from './session';
import { startAsDraft } from './start-as-draft';
import { confirmDeletion, createRefusal, keepFocus, openField, startAtTitle, watchBody, watchPlace } from './sveltia';
import { restoreBlocks } from './text-blocks';
import { registerTextFields } from './text-fields';
import { guardUnsaved } from './unsaved';

type Previews = { templates: readonly Template[]; collections: readonly string[] };
type Entry = CustomPreviewTemplateProps['entry'];

const previews: Previews = JSON.parse(document.getElementById('previews')?.textContent ?? '');
const preview = new URL(withBasePath('/admin/preview'), location.origin).href;
const session = createSession();
let getAsset: GetAsset = () => undefined;

/** The field to open in the form of a file, if that opens next; default: its title. */
let wanted: { readonly file: string; readonly keyPath: string } | undefined;

/** Sveltia's React renders elements of this React, but not its hooks: the pane has its own root. */
const panes = new WeakMap<Element, Root>();

function toEditedFile(entry: Entry, unnamed: string) {
  const file: string = entry.get('path') || unnamed;
  const { fields, known } = splitFields(entry.get('data').toJS());
  // A new entry that has the text of a file is a copy.
  const isCopy = file.endsWith('/') && known !== undefined;
  return {
    file,
    data: isCopy ? asCopy(fields, known) : fields,
    isCopy,
    known,
    markdown: known === undefined ? undefined : extractMarkdown(known),
  };
}

for (const { name, file } of previews.templates) {
  let opened: string | undefined;
  CMS.registerPreviewTemplate(name, ({ entry, getAsset: find, getCollection }: CustomPreviewTemplateProps) => {
    const edited = toEditedFile(entry, file);
    const render = (node: HTMLDivElement | null) => {
      if (!node) return;
      if (!panes.has(node)) {
        const root = createRoot(node);
        panes.set(node, root);
        root.render(<Pane url={preview} session={session} getAsset={() => getAsset} onVisit={visit} />);
        opened = undefined;
      }
      getAsset = find;
      session.edited(edited, edited.markdown);
      if (opened === edited.file) return;
      opened = edited.file;
      session.saved();
      if (wanted?.file === edited.file) void openField(wanted.keyPath);
      else startAtTitle();
      wanted = undefined;
      void reloadIfStale(edited.file, edited.known);
      void readContent(getCollection);
    };
    return <div ref={render} />;
  });
}

function visit(file: string, keyPath: string) {
  const route = toRoute(file, previews.templates);
  if (route === undefined) return;
  wanted = { file, keyPath };
  window.location.hash = route;
}

async function readContent(getCollection: CustomPreviewTemplateProps['getCollection']) {
  const entries = await Promise.all(previews.collections.map((name) => getCollection(name)));
  session.loaded(entries.flat().map((entry): EditedFile => toEditedFile(entry, '')));
}

/** The exact text of the file that is being saved; undefined if this computer has none. */
let raw: string | undefined;

const save: AppEventListener['handler'] = async ({ author, entry }) => {
  const path: string = entry.get('path');
  const isNew: boolean = entry.get('newRecord');
  const written: Fields = entry.get('data').toJS();
  const { fields, known } = splitFields(written);
  if (isBroken(fields)) throw createRefusal(LABELS.broken);
  if (isNew && !fields.title) throw createRefusal(LABELS.titleFirst);
  const ours = isNew && known !== undefined ? asCopy(fields, known) : fields;
  const opened = session.openedFile() ?? path;
  if (!opened.endsWith('/') && opened !== path) throw createRefusal(LABELS.moved);
  const isDraft = await decideOnDraft(ours);
  // Sveltia checks the repository itself: https://github.com/sveltia/sveltia-cms/releases/tag/v0.218.0
  raw = author.login ? undefined : await readUnchanged(path, isNew ? undefined : known);
  const saved = {
    ...ours,
    ...(isDraft && { draft: true }),
    ...(known !== undefined && { body: restoreBody(known, fields) }),
  };
  return entry
    .get('data')
    .clear()
    .merge(withFields(isNew ? asNew(written, path) : written, saved));
};

/** Returns whether to save a draft: what is public has no problem. @throws if the user saves nothing */
async function decideOnDraft({ draft }: Fields): Promise<boolean> {
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

/** Returns the Markdown of a form, with each block as it is in the file if nobody has edited it. */
function restoreBody(known: string, { body }: Fields): string {
  const before = extractMarkdown(known);
  return restoreBlocks(before, session.state().twin ?? before, String(body ?? ''));
}

CMS.registerEventListener({ name: 'preSave', handler: save });
CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    session.saved();
    if (raw !== undefined) await restoreStyle(entry.get('path'), raw);
  },
});
CMS.registerCustomFormat(FORMAT, 'md', { fromFile, toFile });
CMS.registerPreviewStyle(new URL(withBasePath('/admin/pane.css'), location.origin).href);
registerBlocks();
registerTextFields();
CMS.registerFieldType('icon', IconField);
rememberFolder();
watchBody(session.bodyEdited);
watchPlace(session.entered);
keepFocus();
confirmDeletion(() => {
  const count = session.state().result?.links.length ?? 0;
  return count === 0 || window.confirm(LABELS.deletion(count));
});
guardUnsaved(session.isUnsaved, LABELS.unsaved);
cleanPastes(LABELS.pastedImages);
startAsDraft();
CMS.init();
