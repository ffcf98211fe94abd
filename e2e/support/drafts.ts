/** The editor's preview, with the fixture content as the editor passes it on. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PreviewImages } from '../../editor/preview/images';
import { createInspector } from '../../editor/preview/inspect-file';
import type { EditedFile, SessionState } from '../../editor/session';
import { fixtureFile } from './content';
import { contentFiles } from './editor';

declare const show: (form: EditedFile) => void;

export type Data = Record<string, unknown>;

/** A page that is not published, for links to it. */
export const DRAFT = {
  file: 'pages/a-draft.md',
  data: {
    title: 'A draft',
    description: 'A page that the test of the preview has made, and that nobody sees yet.',
    draft: true,
    sections: [{ section: 'hero', heading: 'A draft', text: 'Not there yet.' }],
  },
};

/** Images that content names, and no others. */
const NO_IMAGES: PreviewImages = {
  named: (text) => text,
  take: () => {},
  unknown: () => [],
  names: () => [],
  findProblem: () => undefined,
  find: (name) => ({ kind: 'illustration', src: name, width: 100, height: 50 }),
};

/** Returns a file as the editor passes it on. */
export const edited = (file: string, { data, body }: { data: Data; body: string } = fixtureFile(file)) => ({
  file: `content/${file}`,
  data: { ...data, body },
});
export const editedContent = () =>
  Object.keys(contentFiles())
    .filter((name) => name !== 'content/README.md')
    .map((name) => edited(name.replace('content/', '')));

/** Creates the preview's checks, with the fixture content and a draft as saved. @param published files of the last build */
export function createChecks(published = editedContent()) {
  const sizes = fs
    .readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [file.slice('public'.length), fs.statSync(file).size] as const);
  const inspector = createInspector({ publicFiles: Object.fromEntries(sizes), content: [], published }, NO_IMAGES);
  inspector.setContent([...editedContent(), edited(DRAFT.file, { data: DRAFT.data, body: '' })]);
  return inspector;
}

/** Opens the preview without the editor, with all content. @returns a function that shows a file */
export async function openPreview(preview: Page) {
  await preview.addInitScript((content) => {
    let state = { turn: 0, content } as unknown as SessionState;
    let update = () => {};
    window.editor = {
      state: () => state,
      watch(watcher) {
        update = watcher;
        return () => {};
      },
      report() {},
      readAsset: async () => null,
      open() {},
    };
    Object.assign(window, {
      show(form: EditedFile) {
        state = { ...state, form, turn: state.turn + 1 };
        update();
      },
    });
  }, editedContent());
  await preview.goto('/admin/preview');
  return (form: EditedFile) => preview.evaluate((shown) => show(shown), form);
}
