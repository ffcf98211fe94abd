import { type Document, mentionsOf } from '../document';
import { isExternal } from '../external';
import { isPicture, pictureKey } from '../picture-key';
import { didYouMean, type Problem } from '../problems';

export type PictureUse = {
  key: string;
  file: string;
  line: () => number;
  field: string;
};

/** Returns all mentions of images, in fields and in the body. */
export function pictureUses(documents: readonly Document[]): PictureUse[] {
  return documents.flatMap((document) => {
    const { file, folder } = document.source;
    return mentionsOf(document, 'picture')
      .filter(({ url, isInText }) => !(isInText && isExternal(url)))
      .map(({ url, line, field }) => ({ key: pictureKey(url, `content/${folder}`), file, line, field }));
  });
}

/** Splits mentions of images into existing and missing ones. */
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
