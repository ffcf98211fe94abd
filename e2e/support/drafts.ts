/** Drafts as the editor's page hands them to the preview's checks. */
import fs from 'node:fs';
import { contentFiles } from './editor';
import { frozenFile } from './frozen';
import { inspectorWith, type PreviewPictures } from './workbench';

export type Data = Record<string, unknown>;

/** A page that is not published, for links that lead to it. */
export const DRAFT = {
  file: 'pages/a-draft.md',
  data: {
    ...{ title: 'A draft', description: 'A page that the test of the preview has made, and that nobody sees yet.' },
    ...{ draft: true, sections: [{ section: 'hero', heading: 'A draft', text: 'Not there yet.' }] },
  },
};

const publicFiles = Object.fromEntries(
  fs
    .readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((name) => [`/${name}`, fs.statSync(`public/${name}`)] as const)
    .flatMap(([name, file]) => (file.isFile() ? [[name, file.size]] : [])),
);

/** No picture but those content names. */
export const noPictures: PreviewPictures = {
  named: (text) => text,
  take: () => {},
  unknown: () => [],
  version: () => 0,
  names: () => [],
  faultOf: () => undefined,
  find: (name) => ({ kind: 'drawing', src: name, width: 100, height: 50 }),
};

/** As the editor hands over a file. */
export const edited = (file: string, { data, body }: { data: Data; body: string }) => ({
  file: `content/${file}`,
  data: { ...data, body },
});
/** The preview's checks, with the frozen content and a draft as it is saved. */
export function inspectorOfFrozenContent(pictures = noPictures) {
  const inspector = inspectorWith(publicFiles, pictures);
  const names = Object.keys(contentFiles()).filter((name) => name !== 'content/README.md');
  const files = names.map((name) => edited(name.replace('content/', ''), frozenFile(name.replace('content/', ''))));
  inspector.setContent([...files, edited(DRAFT.file, { data: DRAFT.data, body: '' })]);
  return inspector;
}
