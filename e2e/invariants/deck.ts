/** The deck of a page's illustration, which crosses the view at one height on every page. */
import type { Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import type { Export } from '../support/export';

const SCREENS_OF_THE_DESIGN = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** What browsers leave of common screens, the lowest of laptops and phones among them. */
const OTHER_VIEWS = [
  { width: 1280, height: 640 },
  { width: 1920, height: 945 },
  { width: 1024, height: 768 },
  { width: 360, height: 640 },
];
const VIEWS = IS_ALL ? [...SCREENS_OF_THE_DESIGN, ...OTHER_VIEWS] : SCREENS_OF_THE_DESIGN;

/** Half of the thickest deck, and the line below it. */
const BELOW_MIDDLE = 6 + 2.75;

/** Returns the deck's distance from the top of the page for each view, in CSS pixels; undefined without a deck. */
export async function readDeckTops(page: Page, site: Export): Promise<number[] | undefined> {
  const tops: number[] = [];
  for (const viewport of VIEWS) {
    await page.setViewportSize(viewport);
    const place = await page.evaluate(readPlace);
    // A photo has no deck.
    if (!place?.path.endsWith('.svg')) return undefined;
    const { path, top, width } = place;
    const svg = site.read(path.slice(`${site.base}/`.length));
    const deck = Number(/class="bar" d="M\S+ ([\d.]+)/.exec(svg)?.[1]);
    tops.push(top + (deck * width) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]));
  }
  return tops;
}

/** In the page: where its illustration is. One further down loads late, and has its deck where it is read. */
async function readPlace() {
  const images = document.querySelectorAll<HTMLImageElement>('.opening ~ picture img:not([loading=lazy])');
  const image = [...images].find((img) => img.checkVisibility());
  if (!image) return undefined;
  // The browser chooses the source for the new width in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await image.decode();
  const { top, width } = image.getBoundingClientRect();
  return { path: new URL(image.currentSrc || image.src).pathname, top: top + scrollY, width };
}

/** Returns the pages whose deck is at another height than on the first page, or not whole in the first view. */
export function findUnlikeDecks(decks: ReadonlyMap<string, readonly number[]>): string[] {
  const [first = []] = decks.values();
  return [...decks].flatMap(([route, tops]) =>
    VIEWS.flatMap(({ width, height }, index) => {
      const top = tops[index] ?? Number.NaN;
      const isInPlace = Math.abs(top - (first[index] ?? 0)) <= 1 && top + BELOW_MIDDLE <= height;
      const place = `${route}, ${width} x ${height} px`;
      return isInPlace ? [] : [`${place}: the deck is at ${top}, on other pages at ${first[index]}`];
    }),
  );
}
