/** Runs /admin/: Sveltia CMS, with a preview of each content type next to its form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createRoot, type Root } from 'react-dom/client';
import { withBasePath } from '../lib/content/base-path';
import type { GetAsset } from './assets';
import { registerBlocks } from './blocks';
import {
  asNew,
  asRead,
  extractMarkdown,
  FORMAT,
  fromFile,
  isBroken,
  splitFields,
  toFile,
  withFields,
} from './file-format';
import { rememberFolder } from './folder';
import type { Fields } from './front-matter';
import { IconField } from './IconField';
import { LABELS } from './labels';
import type { Diagnostic, EditedFile } from './messages';
import { startInOneTab } from './one-tab';
import { Pane } from './Pane';
import { cleanPastes } from './paste';
import { renamePage } from './renaming';
import {
  mergeWithFolder,
  pathBefore,
  reloadIfStale,
  restoreStyle,
  type Template,
  toRoute,
  withFormerUrl,
} from './saving';
import { createSession } from './session';
import { startAsDraft } from './start-as-draft';
import {
  confirmDeletion,
  confirmRemoval,
  createRefusal,
  keepFocus,
  keyPathAt,
  openField,
  startAtTitle,
  watchBody,
} from './sveltia';
import { restoreBlocks } from './text-blocks';
import { registerTextFields } from './text-fields';
import { guardUnsaved } from './unsaved';

type Previews = { templates: readonly Template[]; collections: readonly string[] };
type Entry = CustomPreviewTemplateProps['entry'];

const previews: Previews = JSON.parse(document.getElementById('previews')?.textContent ?? '');
const preview = new URL(withBasePath('/admin/preview'), location.origin).href;
const session = createSession();
let getAsset: GetAsset = () => undefined;
/** The exact text of the file that is being saved; undefined if this computer has none. */
let raw: string | undefined;

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
    data: isCopy ? { ...fields, draft: true } : fields,
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
        root.render(
          <Pane url={preview} session={session} getAsset={() => getAsset} onVisit={visit} onRename={rename} />,
        );
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

function rename(file: string) {
  if (session.isUnsaved()) window.alert(LABELS.renameUnsaved);
  else void renamePage(file, previews.templates);
}

async function readContent(getCollection: CustomPreviewTemplateProps['getCollection']) {
  const entries = await Promise.all(previews.collections.map((name) => getCollection(name)));
  session.loaded(entries.flat().map((entry): EditedFile => toEditedFile(entry, '')));
}

/** Requests a confirmation before a save with problems or over the change of others. Adds the old URL of a renamed page. */
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ author, entry }) => {
    const question = questionBefore(await session.problems());
    if (question !== undefined && !window.confirm(question)) throw createRefusal(LABELS.notSaved);
    const path: string = entry.get('path');
    const written = entry.get('data').toJS();
    const { fields, known } = splitFields(written);
    const isNew = entry.get('newRecord');
    if (isNew && !fields.title) throw createRefusal(LABELS.titleFirst);
    if (isBroken(fields)) throw createRefusal(LABELS.broken);
    const ours: Fields = {
      ...fields,
      ...(known !== undefined && { body: restoreBody(known, fields) }),
      ...(known !== undefined && isNew && { draft: true }),
    };
    const opened = session.openedFile() ?? path;
    const file = opened.endsWith('/') ? path : opened;
    // Sveltia checks the repository itself: https://github.com/sveltia/sveltia-cms/releases/tag/v0.218.0
    const merged = author.login
      ? { fields: ours, raw: undefined }
      : await mergeWithFolder(file, isNew ? undefined : known, ours);
    raw = merged.raw;
    const data = isNew ? asNew(written, path) : written;
    const renamed = pathBefore(opened, path, fields.draft === true, previews.templates);
    const saved = withFormerUrl(merged.fields, renamed);
    return entry
      .get('data')
      .clear()
      .merge(withFields(data, saved, raw && asRead(raw)));
  },
});

/** Returns the Markdown of a form, with each block as it is in the file if nobody has edited it. */
function restoreBody(known: string, { body }: Fields): string {
  const before = extractMarkdown(known);
  return restoreBlocks(before, session.state().twin ?? before, String(body ?? ''));
}

/** Returns what to confirm before a save; undefined if nothing. @param problems undefined if the draft was not checked */
function questionBefore(problems: readonly Diagnostic[] | undefined): string | undefined {
  if (!problems) return LABELS.confirmUnchecked;
  const messages = problems.flatMap(({ message, entry, isNote }) =>
    isNote ? [] : [entry ? `${message} (${LABELS.inFile(entry)})` : message],
  );
  return messages.length === 0 ? undefined : LABELS.confirm(messages);
}

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
keepFocus();
confirmRemoval(LABELS.removePart);
confirmDeletion(() => {
  const { links, url } = session.removal();
  const isConfirmed = links.length + url.length === 0 || window.confirm(LABELS.deletion(links.length));
  if (isConfirmed) session.removed();
  return isConfirmed;
});
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
