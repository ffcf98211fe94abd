/** Checks and cleans the files of public/, which Next copies to the export byte by byte. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PRIVATE_FILES, PUBLIC_TYPES } from '../../hosts/policy';
import { listFiles } from '../content/read';
import { isOriginal } from '../model/image-file';
import { type Problem, showCodes } from '../model/problems';
import { writeWhole } from './file';
import { checkIllustration, PLAIN_SVG } from './illustration';
import { checkPhoto } from './photo';

const PHOTO = /\.(jpe?g|png|webp|avif)$/i;

/** Whether a host knows the type of a file. Programs and pages are not published by hand. */
const isPublished = (name: string) => Object.hasOwn(PUBLIC_TYPES, path.posix.extname(name).slice(1).toLowerCase());

/** Whether a file, or a folder around it, has a hidden name. */
const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'));

/** Matches files that the build writes itself, in addition to those of each page and of hosts. */
const OF_BUILD =
  /^(404|500|favicon|feed|index|llms|manifest|robots|sitemap|search|_\w+)\.(txt|html|xml|json|webmanifest)$/;

const isWritten = (name: string) => OF_BUILD.test(name) || PRIVATE_FILES.some((file) => file === name);

/**
 * Finds files that public/ must not contain. The build empties public/pictures itself.
 * @param urls the pages: Next writes <page>.txt next to each
 * @param root default: public/
 */
export async function inspectPublicFiles(urls: ReadonlySet<string>, root = path.resolve('public')): Promise<Problem[]> {
  const files = listFiles(root).filter(({ name }) => !name.startsWith('pictures/'));
  const problems = await Promise.all(
    files.map(async ({ name, isLink }): Promise<Problem | undefined> => {
      const place = { file: `public/${name}`, line: 1, place: 'file', path: ['file'] } as const;
      // Also a hidden one: copying a link to a folder would fail.
      if (isLink) return { ...place, expected: 'a regular file', found: 'a symbolic link' };
      if (isHidden(name)) return undefined;
      if (isWritten(name) || urls.has(`/${name.replace(/\.txt$/, '')}`)) {
        const expected = 'another name: the build writes a file of this name';
        return { ...place, path: ['file name'], expected, found: JSON.stringify(name) };
      }
      if (!isPublished(name)) {
        const expected = 'a document or an image: .pdf, .docx, .zip, .svg, .jpg …';
        return { ...place, path: ['file name'], expected, found: showCodes(JSON.stringify(path.posix.basename(name))) };
      }
      const problem = await checkFile(name, path.join(root, name));
      return problem && { ...place, ...problem };
    }),
  );
  return problems.flatMap((problem) => problem ?? []);
}

async function checkFile(name: string, file: string) {
  if (/\.svg$/i.test(name)) {
    const { problem } = checkIllustration(fs.readFileSync(file));
    return problem ? { expected: PLAIN_SVG, found: problem } : undefined;
  }
  return PHOTO.test(name) && !name.startsWith('images/') ? checkPhoto(file) : undefined;
}

/**
 * Deletes originals and hidden files from an export, and removes metadata, such as the place, from photos.
 * @param used the images of the content, by key
 * @param root default: public/
 */
export async function cleanPublicFiles(out: string, used: ReadonlySet<string>, root = path.resolve('public')) {
  for (const { name } of listFiles(root)) {
    const file = path.join(out, name);
    if (isHidden(name) || isOriginal(`/${name}`, used)) fs.rmSync(file, { force: true });
    else if (PHOTO.test(name) && fs.existsSync(file) && !name.startsWith('pictures/')) await removeMetadata(file);
  }
}

async function removeMetadata(file: string) {
  const image = sharp(fs.readFileSync(file));
  const { exif, xmp, iptc, comments } = await image.metadata();
  if (exif ?? xmp ?? iptc ?? comments) writeWhole(file, await image.autoOrient().toBuffer());
}
