/** Runs /admin/: Sveltia CMS, with a preview of each content type next to its form. */
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createRoot, type Root } from 'react-dom/client';
import { withBasePath } from '../lib/content/base-path';
import { registerBlocks } from './blocks';
import { LABELS } from './labels';
import type { Diagnostic, EditedFile } from './messages';
import { startInOneTab } from './one-tab';
import { Pane } from './pane/Pane';
import { cleanPastes } from './paste';
import { type Place, pathBefore, withoutDefaults } from './saving';
import {
  isUnsaved,
  leaveField,
  markSaved,
  openedFile,
  problemsOfDraft,
  setContent,
  showDraft,
  showField,
} from './session';
import { confirmRemoval, refusalOf, startAsDraft, watchFields } from './sveltia';
import { registerTextFields } from './text-fields';
import { guardUnsaved } from './unsaved';

/** A preview template: the name of a collection or of a file, and the folder or the file it is for. */
type Template = Place & { name: string };
type Previews = { templates: readonly Template[]; collections: readonly string[] };

type Entry = CustomPreviewTemplateProps['entry'];

const previews: Previews = JSON.parse(document.getElementById('previews')?.textContent ?? '');
const preview = new URL(withBasePath('/admin/preview'), location.origin).href;

/** Sveltia's React renders elements of this React, but not its hooks: the pane has its own root. */
const panes = new WeakMap<Element, Root>();

const fileOf = (entry: Entry, unnamed: string): EditedFile => ({
  file: entry.get('path') || unnamed,
  data: entry.get('data').toJS(),
});

for (const { name, file } of previews.templates) {
  let opened: string | undefined;
  CMS.registerPreviewTemplate(name, ({ entry, getAsset, getCollection }: CustomPreviewTemplateProps) => {
    const edited = fileOf(entry, file);
    const render = (node: HTMLDivElement | null) => {
      if (!node) return;
      if (!panes.has(node)) {
        const root = createRoot(node);
        panes.set(node, root);
        root.render(<Pane url={preview} />);
        opened = undefined;
      }
      showDraft(edited, getAsset);
      if (opened === edited.file) return;
      opened = edited.file;
      markSaved();
      void readContent(getCollection);
    };
    return <div ref={render} />;
  });
}

async function readContent(getCollection: CustomPreviewTemplateProps['getCollection']) {
  const entries = await Promise.all(previews.collections.map((name) => getCollection(name)));
  setContent(entries.flat().map((entry) => fileOf(entry, '')));
}

/**
 * Requests a confirmation before a save with problems, whose refusal Sveltia shows in its dialog. Leaves out switches at
 * their default, and adds the old URL of a renamed page.
 */
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const question = questionBefore(await problemsOfDraft());
    if (question !== undefined && !window.confirm(question)) throw refusalOf(LABELS.notSaved);
    const { aliases = [], ...fields } = entry.get('data').toJS();
    const before = pathBefore(openedFile(), entry.get('path'), fields.draft === true, previews.templates);
    const allAliases = before === undefined ? aliases : [...aliases, before];
    const saved = withoutDefaults({ ...fields, ...(allAliases.length > 0 && { aliases: allAliases }) });
    return entry.get('data').clear().merge(saved);
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

CMS.registerEventListener({ name: 'postSave', handler: markSaved });

CMS.registerPreviewStyle(new URL(withBasePath('/admin/pane.css'), location.origin).href);
registerBlocks();
registerTextFields();
watchFields({ onEnter: showField, onLeave: leaveField });
confirmRemoval(LABELS.removeSection);
guardUnsaved(isUnsaved, LABELS.unsaved);
cleanPastes(LABELS.pastedImages);
void startInOneTab(() => {
  startAsDraft();
  CMS.init();
});
