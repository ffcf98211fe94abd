import fs from 'node:fs';
import path from 'node:path';
import { atUrlUse } from '../content/content-file';
import type { ImageUse } from '../content/rules/images';
import { type ImageFile, type ImageIndex, toVariantFile, VARIANTS } from '../model/image-file';
import { checkWidth } from '../model/photo-limits';
import { type Problem, showCodes, type UnplacedProblem } from '../model/problems';
import { groupBy } from '../site/order';
import {
  CACHE,
  computeHash,
  encodePath,
  INDEX,
  isIllustration,
  PUBLISHED,
  plainName,
  toImagePath,
  writeWhole,
} from './file';
import { checkIllustration, NO_SIZE, PLAIN_SVG } from './illustration';
import { cached, checkHeight, checkPhoto, encode, measure, RECIPE } from './photo';

/** Checks every image that the content names. @returns invalid images as problems, photos too narrow for their place as notes */
export async function inspectImages(uses: readonly ImageUse[], contentRoot: string) {
  const found: Record<'problems' | 'notes', Problem[]> = { problems: [], notes: [] };
  for (const [key, places] of groupBy(uses, (use) => use.key)) {
    const image = toImagePath(key, contentRoot);
    const invalid = await checkImage(image, key);
    const photo = invalid || isIllustration(key) ? undefined : await measure(image);
    const problem = invalid ?? (photo && checkHeight(photo));
    for (const use of places) {
      const note = photo && checkWidth(use, photo.width);
      if (problem) found.problems.push(atUrlUse(use, { ...problem, found: `${problem.found} (${showCodes(key)})` }));
      else if (note) found.notes.push(atUrlUse(use, note));
    }
  }
  return found;
}

async function checkImage(file: string, key: string): Promise<UnplacedProblem | undefined> {
  if (isIllustration(key)) {
    const files = [file, ...VARIANTS.map((name) => toVariantFile(file, name))].filter((variant) =>
      fs.existsSync(variant),
    );
    const problems = files.flatMap((variant) => {
      const { size, problem } = checkIllustration(fs.readFileSync(variant));
      // inspectPublicFiles reports what an SVG in public/ contains.
      if (problem) return key.startsWith('/') ? [] : [problem];
      return size ? [] : [NO_SIZE];
    });
    const [found] = problems;
    return found ? { expected: PLAIN_SVG, found } : undefined;
  }
  // Reading a large photo takes a second: a valid one is not read again.
  const valid = path.join(CACHE, `${computeHash(fs.readFileSync(file))}-${RECIPE}.valid`);
  if (fs.existsSync(valid)) return undefined;
  const problem = await checkPhoto(file);
  if (!problem) writeWhole(valid, '');
  return problem;
}

/** Makes the variants of all images, their index and public/pictures. @returns how many files it made */
export async function prepareImages(uses: readonly ImageUse[], contentRoot: string): Promise<number> {
  const index: ImageIndex = {};
  const published = new Map<string, string>();
  let made = 0;
  for (const key of [...new Set(uses.map((use) => use.key))].sort()) {
    const file = toImagePath(key, contentRoot);
    if (isIllustration(key)) {
      index[key] = prepareIllustration(key, file, published);
      continue;
    }
    const hash = `${computeHash(fs.readFileSync(file))}-${RECIPE}`;
    const photo = await measure(file);
    made += await encode(file, hash, photo).catch((error: unknown) => {
      throw new Error(`${key}: the image cannot be converted. Export it again as a JPEG.`, { cause: error });
    });
    const name = `${plainName(key)}-${hash}`;
    index[key] = { kind: 'photo', name, ...photo };
    for (const wide of photo.widths) {
      for (const format of ['avif', 'webp']) published.set(`${name}-${wide}.${format}`, cached(hash, wide, format));
    }
  }
  publish(published);
  writeWhole(INDEX, JSON.stringify(index, null, 1));
  return made;
}

/** An illustration next to its Markdown is published under another name. */
function prepareIllustration(key: string, file: string, published: Map<string, string>): ImageFile {
  const publishSvg = (file: string, name: string) => {
    const svg = fs.readFileSync(file);
    const { size, problem = NO_SIZE } = checkIllustration(svg);
    if (!size) throw new Error(`${name}: ${problem}`);
    if (key.startsWith('/')) return { src: encodePath(name), ...size };
    const publishedName = `${plainName(name)}-${computeHash(svg)}.svg`;
    published.set(publishedName, file);
    return { src: `/pictures/${publishedName}`, ...size };
  };
  const variants = VARIANTS.filter((name) => fs.existsSync(toVariantFile(file, name)));
  const files = variants.map((name) => [name, publishSvg(toVariantFile(file, name), toVariantFile(key, name))]);
  return { kind: 'illustration', ...publishSvg(file, key), ...Object.fromEntries(files) };
}

function publish(files: ReadonlyMap<string, string>) {
  if (files.size === 0) return fs.rmSync(PUBLISHED, { recursive: true, force: true });
  fs.mkdirSync(PUBLISHED, { recursive: true });
  for (const name of fs.readdirSync(PUBLISHED))
    if (!files.has(name)) fs.rmSync(path.join(PUBLISHED, name), { force: true });
  // A build that was killed may have left a part of a file.
  for (const [name, source] of files) writeWhole(path.join(PUBLISHED, name), fs.readFileSync(source));
}
