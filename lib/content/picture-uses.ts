/** Which pictures content names, and whether files of those names exist. */
import path from 'node:path';
import { textsOfKind } from './fields';
import { kindOf } from './kinds';
import type { Checked } from './links';
import { formatPath, nearest, type Problem } from './problems';

/** One mention of a picture. */
export type PictureUse = {
  /** See pictureKey. */
  key: string;
  file: string;
  line: number;
  field: string;
};

/**
 * Whether an address leads to another site. Pictures there would tell others who reads a page, and the site's policy
 * refuses them. Browsers read past tabs and line ends in an address, so this does too.
 */
export const isElsewhere = (url: string): boolean =>
  /^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(url.replace(/[\s\p{Cc}]/gu, ''));

/**
 * The name a picture is known by: its path from the public folder (/images/team.jpg), or from the project when it
 * lies beside the file that names it (content/blog/team.jpg).
 * @param url as written: /images/team.jpg, team%20photo.jpg, ./team.jpg
 * @param folder folder of the file, content/blog
 */
export function pictureKey(url: string, folder: string): string {
  let name = url;
  try {
    name = decodeURI(url);
  } catch {
    // A stray % is part of the name.
  }
  return name.startsWith('/') ? name : path.posix.join(folder, name);
}

/** All mentions of pictures, in fields and in texts. */
export function pictureUses(files: readonly Checked[]): PictureUse[] {
  return files.flatMap(({ source, outline }) => {
    const { file, folder, name, data } = source;
    const kind = kindOf(folder, name);
    const inFields = kind ? textsOfKind('picture', kind.schema, data) : [];
    return [
      ...inFields.map(({ path: at, value }) => ({ url: value, line: source.lineOf(at), field: formatPath(at) })),
      ...outline.pictures
        .filter(({ url }) => !isElsewhere(url))
        .map(({ url, line }) => ({ url, line: source.bodyLine + line - 1, field: 'picture' })),
    ].map(({ url, ...place }) => ({ key: pictureKey(url, `content/${folder}`), file, ...place }));
  });
}

/**
 * Parts mentions of files that exist from those that do not.
 * @param known names of all files there are
 */
export function checkPictureNames(uses: readonly PictureUse[], known: readonly string[]) {
  const names = new Set(known);
  const present = uses.filter(({ key }) => names.has(key));
  const missing = uses
    .filter(({ key }) => !names.has(key))
    .map(({ key, file, line, field }): Problem => {
      const shown = JSON.stringify(key.startsWith('/') ? `public${key}` : key);
      const sameLetters = known.find((name) => name.toLowerCase() === key.toLowerCase());
      if (sameLetters) {
        const expected = `${path.posix.basename(sameLetters)}: capital and small letters must match the file's name`;
        return { file, line, field, expected, found: JSON.stringify(path.posix.basename(key)) };
      }
      const near = nearest(key, known.filter(isPicture));
      const hint = near === undefined ? '' : ` (did you mean "${near}"?)`;
      return { file, line, field, expected: `a picture that exists${hint}`, found: `no file ${shown}` };
    });
  return { present, missing };
}

/**
 * Whether the export lacks a file of public/: originals of photos are large, and tell where and when they were taken.
 * Icons are none: the manifest names them.
 * @param address from the site's root
 * @param named pictures that content shows, by their keys
 */
export const isOriginal = (address: string, named: ReadonlySet<string>): boolean =>
  PHOTO.test(address) && !address.startsWith('/icons/') && (named.has(address) || address.startsWith('/images/'));

const PHOTO = /\.(png|jpe?g|webp|avif|gif|heic|tiff?)$/i;

const isPicture = (name: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(name);
