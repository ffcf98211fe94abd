import { imageKey, isImageName, isSameName } from '../../model/image-file';
import { describeValue, didYouMean, type Problem, showCodes, type UnplacedProblem } from '../../model/problems';
import { isExternal } from '../../url/links';
import { atUrlUse, type Content, type ContentFile, inText, listUrlUses, type UrlUse } from '../content-file';

export type ImageUse = UrlUse & { key: string };

/** Lists the images of this site that files name. */
export const listImages = (files: readonly ContentFile[]): ImageUse[] =>
  files.flatMap((file) =>
    listUrlUses(file, 'image')
      .filter(({ url }) => url !== '' && !isExternal(url))
      .map((use) => ({ ...use, key: imageKey(use.url, file.folder) })),
  );

/** Returns the files that content can name. */
const listNames = ({ publicFiles, contentFiles }: Content) => new Set([...publicFiles, ...contentFiles]);

/** Lists the images that exist. A draft may name others. */
export function listPresentImages(content: Content): ImageUse[] {
  const names = listNames(content);
  return listImages(content.files).filter(({ key }) => names.has(key));
}

export function checkImageNames(content: Content): Problem[] {
  const names = listNames(content);
  return listImages(content.files)
    .filter(({ key }) => !names.has(key))
    .map((use) => atUrlUse(use, describeMissing(use.key, [...names])));
}

/** Names a file that only looks equal in the form of a URL: a copy of it has the right characters. */
export function describeMissing(key: string, names: readonly string[]): UnplacedProblem {
  const name = basename(key).toLowerCase();
  const near =
    names.find((other) => isSameName(other, key)) ?? names.find((other) => basename(other).toLowerCase() === name);
  const suggestion = near
    ? ` (did you mean "${encodeURI(near.replace(/^content\/.*\//, ''))}"?)`
    : didYouMean(key, names.filter(isImageName));
  const found = `no file ${showCodes(JSON.stringify(key.startsWith('/') ? `public${key}` : key))}`;
  return { expected: `an image that exists${suggestion}`, found };
}

const basename = (name: string) => name.slice(name.lastIndexOf('/') + 1);

type ImageInText = ReturnType<ContentFile['outline']>['images'][number];

const checkImagesInTexts = (
  { files }: Content,
  describe: (image: ImageInText) => UnplacedProblem | undefined,
): Problem[] =>
  files.flatMap((file) =>
    file.outline().images.flatMap((image) => {
      const problem = describe(image);
      return problem ? [inText(file, { ...problem, line: image.line, path: ['image'] })] : [];
    }),
  );

/** Finds images in a text without a file or an alt text, and those that a text contains in place of their files. */
export const checkImages = (content: Content): Problem[] =>
  checkImagesInTexts(content, ({ url, alt }) => {
    if (url === '' || url.startsWith('data:'))
      return {
        expected: `a file, such as ![${alt}](/images/team.jpg)`,
        found: describeValue(url || undefined),
        cause: url === '' ? { type: 'nothing' } : undefined,
      };
    const expected = `the alt text, for those who cannot see the image: ![What it shows](${url})`;
    return alt?.trim() === '' ? { expected, found: 'none', cause: { type: 'empty part' } } : undefined;
  });

export const noteForeignImages = (content: Content): Problem[] =>
  checkImagesInTexts(content, ({ url }) => {
    const expected = 'an image of this site; the page shows its alt text instead';
    return isExternal(url) && !url.startsWith('data:') ? { expected, found: describeValue(url) } : undefined;
  });
