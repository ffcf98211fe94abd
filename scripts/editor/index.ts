import fs from 'node:fs';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { getContent } from '../../app/site';
import type { BuiltFiles } from '../../editor/preview/inspect-draft';
import { BASE_PATH as base } from '../../lib/content/base-path';
import { documentsOfSite } from '../../lib/content/check';
import { sectionsOf } from '../../lib/content/content-types';
import type { Documents } from '../../lib/content/document';
import { type ImageIndex, readImageIndex, sizesOfPublicFiles } from '../../lib/content/read';
import type { SectionDefinition } from '../../lib/content/schemas/section';
import { cmsConfigFile, listPreviews, parseRepository, type Repository } from '../forms/cms-config';
import { fieldsOf } from '../forms/shape';
import { publishedImages } from '../images/published';
import { cachedPrograms, copyAssets, EDITOR } from './bundle';
import { editorPage, previewPage } from './pages';

/** Collects what previews need and the editor does not have. The file is public: it names nothing unpublished. */
function builtFiles(out: string, documents: Documents): BuiltFiles & { images: ImageIndex } {
  const exported = Object.entries(sizesOfPublicFiles()).filter(([name]) => fs.existsSync(path.join(out, name)));
  return {
    publicFiles: Object.fromEntries(exported),
    images: publishedImages(documents, readImageIndex()),
  };
}

/** Returns the required fields of the sections of labels, as the first published page that has one writes them. */
function firstWords(documents: Documents): Record<string, Record<string, unknown>> {
  const written = documents.flatMap(({ source }) => sectionsOf(source.data));
  const ofLabels = Object.entries<SectionDefinition>(MODEL.sections).filter(([, { isLabels }]) => isLabels);
  return Object.fromEntries(
    ofLabels.map(([name, { schema }]) => {
      const fields = Object.entries(written.find(({ section }) => section === name) ?? {});
      return [name, Object.fromEntries(fields.filter(([field]) => !fieldsOf(schema)[field]?.optional))];
    }),
  );
}

async function writeEditor(out: string, repository: Repository | undefined): Promise<void> {
  const target = path.join(out, 'admin');
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.writeFileSync(path.join(target, name), text);
  };
  const documents = documentsOfSite(getContent(), false);
  const { programs, modules } = await cachedPrograms();
  for (const [name, text] of Object.entries(programs)) write(name, text);
  copyAssets(target);
  fs.copyFileSync(path.join(EDITOR, 'pane/pane.css'), path.join(target, 'pane.css'));
  fs.copyFileSync(path.join(EDITOR, 'preview/preview.css'), path.join(target, 'preview.css'));
  write('files.json', JSON.stringify(builtFiles(out, documents)));
  write('config.json', cmsConfigFile(MODEL, firstWords(documents), repository));
  write('index.html', editorPage(base, listPreviews(MODEL)));
  write('preview.html', previewPage(base, fs.readFileSync(path.join(out, 'index.html'), 'utf8'), modules));
}

type Settings = { readonly [name: string]: string | undefined };

/**
 * Adds the browser editor (Sveltia CMS) in out/admin/. CMS=off leaves it out; CMS_REPO=owner/name edits over GitHub, with
 * CMS_REVIEW=on after a review. @returns a line for the build's log
 */
export async function addEditor(out: string, env: Settings = process.env): Promise<string> {
  const { CMS, CMS_REPO, CMS_REVIEW } = env;
  fs.rmSync(path.join(out, 'admin'), { recursive: true, force: true });
  if (CMS === 'off') return 'CMS=off: no editor in out/.';
  const repository = parseRepository(CMS_REPO, CMS_REVIEW);
  await writeEditor(out, repository);
  return `The editor is in out/admin/, ${repository ? `for ${repository.repo}` : 'for a folder of this computer'}.`;
}
