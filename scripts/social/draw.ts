/** A process that renders its share of the social images. It returns a message for each that is too large. */
import { writeWhole } from '../pictures/file';
import { inParallel } from '../support/in-parallel';
import { serve } from '../support/in-processes';
import { drawSheet, type Names, type Sheet, titled } from './sheet';

/** Every link preview loads this much. */
const MAX_BYTES = 200_000;

export type PictureToDraw = {
  names: Names;
  /** The page's path and title, and its image as the content names it. */
  address: string;
  title: string;
  image: string;
  /** The image's file, and the file to write. */
  file: string;
  to: string;
};

serve<PictureToDraw>(async (pictures) => {
  // Many pages share an illustration: its sheet, 2 MB, is rendered once, and released after the last of them.
  const byImage = pictures.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  let last: { file: string; sheet: Promise<Sheet> } | undefined;
  const problems: string[] = [];
  await inParallel(byImage, async ({ names, address, title, image, file, to }) => {
    if (last?.file !== file) last = { file, sheet: drawSheet(file, names) };
    const png = await titled(await last.sheet, title, MAX_BYTES);
    if (png) writeWhole(to, png);
    else problems.push(`The social image of ${address} exceeds ${MAX_BYTES} bytes with ${image}: use a calmer photo.`);
  });
  return problems;
});
