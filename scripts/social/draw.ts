/** A process that draws its share of the social pictures; answers with what is wrong with them. */
import { writeWhole } from '../pictures/file';
import { inParallel } from '../support/in-parallel';
import { serve } from '../support/in-processes';
import { drawSheet, type Names, type Sheet, titled } from './sheet';

/** What link previews are sure to load. */
const MAX_BYTES = 200_000;

export type PictureToDraw = {
  names: Names;
  /** Of the page, its title, and its bridge as content names it. */
  address: string;
  title: string;
  image: string;
  /** The bridge on this disk, and where the picture goes. */
  file: string;
  to: string;
};

serve<PictureToDraw>(async (pictures) => {
  // Many pages share a bridge: its sheet, some MB, is drawn once, and let go after the last of them.
  const byBridge = pictures.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  let last: { file: string; sheet: Promise<Sheet> } | undefined;
  const problems: string[] = [];
  await inParallel(byBridge, async ({ names, address, title, image, file, to }) => {
    if (last?.file !== file) last = { file, sheet: drawSheet(file, names) };
    const picture = await titled(await last.sheet, title, MAX_BYTES);
    if (picture) writeWhole(to, picture);
    else
      problems.push(
        `The social picture of ${address} stays above ${MAX_BYTES} bytes with ${image}: choose a calmer one.`,
      );
  });
  return problems;
});
