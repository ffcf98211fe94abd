import { type Documents, getOutline, listMentions } from '../document';
import { imageKey, isImageName, isSameName } from '../image-file';
import { isExternal } from '../links';
import { describeValue, didYouMean, type Problem, showCodes, toCodePoint } from '../problems';

export type ImageUse = { key: string; file: string; line: () => number; field: string };

export const imageUses = (documents: Documents): ImageUse[] =>
  documents.flatMap((document) => {
    const { file, folder } = document.source;
    return listMentions(document, 'image')
      .filter(({ url, isInText }) => !(isInText && (url === '' || isExternal(url))))
      .map(({ url, line, field }) => ({ key: imageKey(url, `content/${folder}`), file, line, field }));
  });

/** A file of an illustration that pages choose themselves, by the screen and the place. */
const VARIANT = /\.(narrow|end|small|low|pier|detail)(\.narrow)?(?=\.svg$)/;

export function checkImageNames(uses: readonly ImageUse[], files: readonly string[]) {
  const names = new Set(files);
  const present = uses.filter(({ key }) => names.has(key));
  const variants = present.flatMap(({ key, line, ...use }): Problem[] => {
    const whole = key.replace(VARIANT, '');
    const expected = `${whole}, of which pages choose the file for each place themselves`;
    return whole !== key && names.has(whole) ? [{ ...use, line: line(), expected, found: JSON.stringify(key) }] : [];
  });
  const missing = uses
    .filter(({ key }) => !names.has(key))
    .map(({ key, line, ...use }): Problem => {
      const same = files.find((name) => isSameName(name, key));
      if (same) {
        const character = [...same.normalize('NFD')].find((sign) => !key.normalize('NFD').includes(sign));
        const code = character === undefined ? 'characters of another form' : toCodePoint(character);
        const expected = `${encodeURI(basename(same))}, as the file's name has ${code}: copy this, or rename the file`;
        return { ...use, line: line(), expected, found: showCodes(JSON.stringify(basename(key))) };
      }
      const similar = files.find((name) => name.toLowerCase() === key.toLowerCase());
      if (similar) {
        const expected = `${basename(similar)}: upper and lower case must match the file's name`;
        return { ...use, line: line(), expected, found: showCodes(JSON.stringify(basename(key))) };
      }
      const name = basename(key).toLowerCase();
      const elsewhere = files.find((file) => basename(file).toLowerCase() === name);
      const suggestion = elsewhere ? ` (did you mean "${elsewhere}"?)` : didYouMean(key, files.filter(isImageName));
      const expected = `an image that exists${suggestion}`;
      const found = `no file ${showCodes(JSON.stringify(key.startsWith('/') ? `public${key}` : key))}`;
      return { ...use, line: line(), expected, found };
    });
  return { present, missing: [...missing, ...variants] };
}

/**
 * Finds images in a body without a file or an alt text, which a draft may still lack, images that a text contains in place
 * of their files, and images of other sites, which pages omit.
 */
export function checkImagesInText(documents: Documents): { problems: Problem[]; notes: Problem[] } {
  const findings = { problems: [] as Problem[], notes: [] as Problem[] };
  for (const { source, isDraft } of documents) {
    for (const { url, alt, line } of getOutline(source).images) {
      const place = { file: source.file, line: source.bodyLine + line - 1, field: 'image' };
      const missing = findings[isDraft ? 'notes' : 'problems'];
      if (url === '') missing.push({ ...place, expected: `an image: ![${alt}](/images/team.jpg)`, found: 'nothing' });
      if (alt?.trim() === '') {
        const expected = `the alt text, for those who cannot see the image, between the brackets: ![What it shows](${url})`;
        missing.push({ ...place, expected, found: 'none' });
      }
      if (url.startsWith('data:')) {
        const expected = 'a file: save the image, and upload it where it belongs in the text';
        findings.problems.push({ ...place, expected, found: describeValue(url) });
      } else if (isExternal(url)) {
        const expected = 'an image of this site; the page shows its alt text instead';
        findings.notes.push({ ...place, expected, found: describeValue(url) });
      }
    }
  }
  return findings;
}

const basename = (name: string) => name.slice(name.lastIndexOf('/') + 1);
