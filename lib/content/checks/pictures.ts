/** Which pictures content names, and whether files of those names exist. */
import path from 'node:path';
import { type Document, outlineOfSource } from '../document';
import { isExternal } from '../external';
import { textsOfKind } from '../fields';
import { pictureKey } from '../picture-key';
import { formatPath, nearest, type Problem } from '../problems';

/** One mention of a picture. */
export type PictureUse = {
  /** See pictureKey. */
  key: string;
  file: string;
  line: number;
  field: string;
};

/** All mentions of pictures, in fields and in texts. */
export function pictureUses(documents: readonly Document[]): PictureUse[] {
  return documents.flatMap(({ source, kind }) => {
    const { file, folder, data } = source;
    const inFields = textsOfKind('picture', kind.schema, data);
    return [
      ...inFields.map(({ path: at, value }) => ({ url: value, line: source.lineOf(at), field: formatPath(at) })),
      ...outlineOfSource(source)
        .pictures.filter(({ url }) => !isExternal(url))
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

const isPicture = (name: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(name);
