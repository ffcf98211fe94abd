import fs from 'node:fs';
import path from 'node:path';
import { CONTENT } from '../app/site';
import { socialImageOf } from '../lib/shared/social-image';
import type { Site } from '../lib/site/types';
import { pathOf } from './images/file';
import type { Sheet } from './social/sheet';
import { buildCache } from './support/build-cache';
import { inParallel } from './support/in-parallel';

const MAX_BYTES = 200_000;

/** Adds the image that link previews show of each page, out/og/<name>.png. @returns a line for the build's log */
export async function addSocialImages({ company, pages, unlisted, missingPages }: Site, out: string): Promise<string> {
  const names = { company: company.name, host: new URL(company.origin).host };
  const cache = buildCache('social');
  const images = [...pages, ...unlisted, ...missingPages]
    .map(({ path: page, title, image }) => ({ page, title, image, file: phoneVersionOf(pathOf(image, CONTENT)) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const problems: string[] = [];
  let rendered = 0;
  // Many pages share an illustration: its sheet, 2 MB, is rendered once, and released after the last of them.
  let last: { file: string; sheet: Promise<Sheet> } | undefined;
  fs.mkdirSync(path.join(out, 'og'), { recursive: true });
  await inParallel(images, async ({ page, title, image, file }) => {
    const parts = [title, names.company, names.host, path.extname(file), fs.readFileSync(file)];
    const png = await cache.get(parts, async () => {
      const { renderSheet, addTitle } = await import('./social/sheet');
      if (last?.file !== file) last = { file, sheet: renderSheet(file, names) };
      rendered += 1;
      return addTitle(await last.sheet, title, MAX_BYTES);
    });
    fs.writeFileSync(path.join(out, socialImageOf(page)), png);
    if (png.length >= MAX_BYTES)
      problems.push(`The social image of ${page} exceeds ${MAX_BYTES} bytes with ${image}: use a calmer photo.`);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  cache.sweep();
  return `${images.length} social images, ${rendered} of them rendered.`;
}

/** Returns the version of an illustration for phones, if there is one. */
function phoneVersionOf(file: string): string {
  const narrow = file.replace(/\.svg$/, '.narrow.svg');
  return fs.existsSync(narrow) ? narrow : file;
}
