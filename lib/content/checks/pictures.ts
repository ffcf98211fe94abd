/** Which pictures content names, and whether files of those names exist. */
import { type Document, mentionsOf } from '../document';
import { isExternal } from '../external';
import { isPicture, pictureKey } from '../picture-key';
import { didYouMean, type Problem } from '../problems';

/** One mention of a picture. */
export type PictureUse = {
  /** See pictureKey. */
  key: string;
  file: string;
  line: () => number;
  field: string;
};

/** All mentions of pictures, in fields and in texts. */
export function pictureUses(documents: readonly Document[]): PictureUse[] {
  return documents.flatMap((document) => {
    const { file, folder } = document.source;
    return mentionsOf(document, 'picture')
      .filter(({ url, isInText }) => !(isInText && isExternal(url)))
      .map(({ url, line, field }) => ({ key: pictureKey(url, `content/${folder}`), file, line, field }));
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
    .map(({ key, file, line: lineOf, field }): Problem => {
      const line = lineOf();
      const shown = JSON.stringify(key.startsWith('/') ? `public${key}` : key);
      const sameLetters = known.find((name) => name.toLowerCase() === key.toLowerCase());
      if (sameLetters) {
        const expected = `${basename(sameLetters)}: capital and small letters must match the file's name`;
        return { file, line, field, expected, found: JSON.stringify(basename(key)) };
      }
      const expected = `a picture that exists${didYouMean(key, known.filter(isPicture))}`;
      return { file, line, field, expected, found: `no file ${shown}` };
    });
  return { present, missing };
}

const basename = (name: string) => name.slice(name.lastIndexOf('/') + 1);
