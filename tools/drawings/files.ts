import { fileURLToPath } from 'node:url';
import { iconSheet } from './icon-sheet';
import { faviconSvg } from './icons';
import { inlineFiles } from './inline';
import { drawSvgs } from './render';

/** The folder of the project, in which all files are. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Whole illustrations, which content names, and their further files, which pages choose themselves. */
export const FOLDERS = ['public/drawings', 'public/variants'] as const;
const [WHOLE, VARIANTS] = FOLDERS;

/** Draws every file of text, by its path in the project. */
export function drawFiles(): Map<string, string> {
  return new Map([
    ...[...drawSvgs()].map(([name, svg]): [string, string] => [
      `${/\..*\./.test(name) ? VARIANTS : WHOLE}/${name}`,
      svg,
    ]),
    ...inlineFiles(),
    ['docs/icons.svg', iconSheet()],
    ['public/icons/favicon.svg', faviconSvg()],
  ]);
}
