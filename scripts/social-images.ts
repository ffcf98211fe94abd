import fs from 'node:fs';
import path from 'node:path';
import { CONTENT } from '../app/site';
import { socialImageOf } from '../lib/shared/social-image';
import type { Site } from '../lib/site/types';
import { pathOf, writeWhole } from './images/file';
import type { Sheet } from './social/sheet';
import { buildCache } from './support/build-cache';
import { inParallel } from './support/in-parallel';

const MAX_BYTES = 200_000;

/** Adds the image that link previews show of each page, out/og/<name>.png. @returns a line for the build's log */
export async function addSocialImages({ company, pages, unlisted, missingPages }: Site, out: string): Promise<string> {
  const names = { company: company.name, host: new URL(company.origin).host };
  const cache = buildCache('social');
  const sources = new Map<string, Buffer>();
  const images = [...pages, ...unlisted, ...missingPages].map(({ path: page, title, image }) => {
    const file = phoneVersionOf(pathOf(image, CONTENT));
    const source = sources.get(file) ?? fs.readFileSync(file);
    sources.set(file, source);
    const type = file.endsWith('.svg') ? 'drawing' : 'photo';
    return { page, title, image, file, to: cache.placeOf([title, names.company, names.host, type, source]) };
  });
  // Two pages with the same title and illustration share an image.
  const missing = [...new Map(images.map((one) => [one.to, one])).values()].filter(({ to }) => !fs.existsSync(to));
  const problems: string[] = [];
  if (missing.length > 0) {
    const { renderSheet, addTitle } = await import('./social/sheet');
    // Many pages share an illustration: its sheet, 2 MB, is rendered once, and released after the last of them.
    let last: { file: string; sheet: Promise<Sheet> } | undefined;
    const byFile = missing.toSorted((a, b) => (a.file < b.file ? -1 : 1));
    await inParallel(byFile, async ({ page, title, image, file, to }) => {
      if (last?.file !== file) last = { file, sheet: renderSheet(file, names) };
      const png = await addTitle(await last.sheet, title, MAX_BYTES);
      if (png) writeWhole(to, png);
      else problems.push(`The social image of ${page} exceeds ${MAX_BYTES} bytes with ${image}: use a calmer photo.`);
    });
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  fs.mkdirSync(path.join(out, 'og'), { recursive: true });
  for (const { page, to } of images) fs.copyFileSync(to, path.join(out, socialImageOf(page)));
  cache.sweep();
  return `${images.length} social images, ${missing.length} of them rendered.`;
}

/** Returns the version of an illustration for phones, if there is one. */
function phoneVersionOf(file: string): string {
  const narrow = file.replace(/\.svg$/, '.narrow.svg');
  return fs.existsSync(narrow) ? narrow : file;
}
