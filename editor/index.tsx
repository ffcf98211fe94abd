/** Runs /admin/: Sveltia CMS, with a preview of each kind of content next to its form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createRoot, type Root } from 'react-dom/client';
import { extractMarkdown } from '../lib/content/file-text';
import { withBasePath } from '../lib/url/base-path';
import { type GetAsset, readAsset } from './assets';
import { registerBlocks } from './blocks';
import { asCopy, FORMAT, fromFile, splitFields, toFile } from './file-format';
import { rememberFolder } from './folder';
import { IconField } from './IconField';
import { LABELS } from './labels';
import { Pane } from './Pane';
import { cleanPastes } from './paste';
import { createSave, restoreStyle } from './saving';
import { createSession, type EditedFile, type Place } from './session';
import { startAsDraft } from './start-as-draft';
import { confirmDeletion, keepFocus, openPlace, watchBody, watchPlace } from './sveltia';
import { registerTextFields, suggest } from './text-fields';

/** A preview template: the name of a collection or of a file, and the folder or the file it is for. */
type Template = { name: string; file: string };
type Previews = { templates: readonly Template[]; collections: readonly string[] };
type Entry = CustomPreviewTemplateProps['entry'];

const previews: Previews = JSON.parse(document.getElementById('previews')?.textContent ?? '');
const preview = new URL(withBasePath('/admin/preview'), location.origin).href;
const session = createSession();
let getAsset: GetAsset = () => undefined;
window.editor = {
  state: session.state,
  watch: session.watch,
  report(turn, checked) {
    suggest(checked.suggestions);
    session.checked(turn, checked);
  },
  readAsset: (name) => readAsset(name, getAsset),
  open: openPlace,
};

/** The field to open in the form of a file, if that opens next. */
let wanted: { readonly file: string; readonly place: Place } | undefined;

/** Sveltia's React renders elements of this React, but not its hooks: the pane has its own root. */
const panes = new WeakMap<Element, Root>();

for (const { name, file } of previews.templates) {
  let opened: string | undefined;
  CMS.registerPreviewTemplate(name, ({ entry, getAsset: find, getCollection }: CustomPreviewTemplateProps) => {
    const edited = toEditedFile(entry, file);
    const render = (node: HTMLDivElement | null) => {
      if (!node) return;
      if (!panes.has(node)) {
        const root = createRoot(node);
        panes.set(node, root);
        root.render(<Pane url={preview} session={session} onVisit={visit} />);
        opened = undefined;
      }
      getAsset = find;
      session.edited(edited, edited.markdown);
      if (opened === edited.file) return;
      opened = edited.file;
      session.saved();
      if (wanted?.file === edited.file) void openPlace(wanted.place);
      wanted = undefined;
      void readContent(getCollection);
    };
    return <div ref={render} />;
  });
}

/** @param unnamed the folder of a new entry */
function toEditedFile(entry: Entry, unnamed: string): EditedFile & { markdown: string | undefined } {
  const file: string = entry.get('path') || unnamed;
  const { fields, known } = splitFields(entry.get('data').toJS());
  // A new entry that has the text of a file is a copy.
  const isCopy = file.endsWith('/') && known !== undefined;
  return {
    file,
    data: isCopy ? asCopy(fields, known) : fields,
    isCopy,
    markdown: known === undefined ? undefined : extractMarkdown(known),
  };
}

async function readContent(getCollection: CustomPreviewTemplateProps['getCollection']) {
  const entries = await Promise.all(previews.collections.map((name) => getCollection(name)));
  session.loaded(entries.flat().map((entry): EditedFile => toEditedFile(entry, '')));
}

/** Opens a field in the form of another file. */
function visit(file: string, place: Place) {
  const template = previews.templates.find(
    (each) => file === each.file || (each.file.endsWith('/') && file.startsWith(each.file)),
  );
  if (!template) return;
  const isSingle = template.file === file;
  const entry = isSingle ? template.name : file.slice(template.file.length).replace(/\.md$/, '');
  wanted = { file, place };
  window.location.hash = `#/collections/${isSingle ? 'company' : template.name}/entries/${entry}`;
}

CMS.registerEventListener({ name: 'preSave', handler: createSave(session) });
CMS.registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => {
    session.saved();
    await restoreStyle(entry.get('path'));
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
cleanPastes(LABELS.pastedImages);
startAsDraft();
CMS.init();
