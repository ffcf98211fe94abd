/** What tests of marketing's tools use of the project's own code. */
import fs from 'node:fs';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { createInspector } from '../../editor/preview/inspect-draft';
import type { PreviewPictures } from '../../editor/preview/pictures';
import { contentTypesOf } from '../../lib/content/content-types';
import { PUBLISHED_FILE } from '../../lib/content/published-urls';
import { cmsConfig as configOf, type Repository } from '../../scripts/forms/cms-config';
import { draftOf } from '../../scripts/forms/draft';
import { withTables as fillTables } from '../../scripts/forms/manual';
import { FROZEN_CONTENT } from '../../scripts/test/roots';

export { BLOCKS } from '../../lib/content/blocks';
export { outlineOfSource } from '../../lib/content/document';
export { slugFrom } from '../../lib/shared/slug-from';
export { parseRepository } from '../../scripts/forms/cms-config';
export type { CmsField } from '../../scripts/forms/cms-field';
export { makeDraft, UsageError } from '../../scripts/support/new-draft';
export type { PreviewPictures };

/** Every kind of content file of the site. */
export const KINDS = contentTypesOf(MODEL);
export const SECTIONS = MODEL.sections;
/** What `npm run new page` writes. */
export function draftOfPage(title: string, names: readonly string[]): string {
  const page = KINDS.find(({ folder }) => folder === 'pages');
  const sections = names.flatMap((name) => Object.entries(SECTIONS).filter(([known]) => known === name));
  if (!page || sections.length !== names.length) throw new Error('No such kind or section');
  return draftOf(page, { title, date: '2024-01-01', order: 900 }, sections);
}

/** The preview's checks, with the pictures of the last build and those of the editor as given. */
export const inspectorWith = (publicFiles: Readonly<Record<string, number>>, pictures: PreviewPictures) =>
  createInspector({ publicFiles, contentFiles: [], published: frozenUrls() }, pictures);

const frozenUrls = () => fs.readFileSync(path.join(FROZEN_CONTENT, PUBLISHED_FILE), 'utf8');

export const cmsConfig = (repository?: Repository) => configOf(MODEL, repository);
export const withTables = (manual: string) => fillTables(manual, MODEL);
