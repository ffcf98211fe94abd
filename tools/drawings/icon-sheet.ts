/** Draws every icon with its name, for content/README.md. */
import { ICON_NAMES, type IconName } from '../../lib/model/illustrations';
import { colour } from './colours';
import { DETAIL_SHEET, detail } from './diagrams/details';
import { outlines } from './svg';

const COLUMNS = 8;
const CELL = { width: 112, height: 112 };
const INK = colour('light', 'ink');
const BRAND = colour('light', 'brand');

/** As ui/Illustration.css. */
const STYLES: Readonly<Record<string, string>> = {
  deck: `fill="${BRAND}" stroke="${BRAND}"`,
  bold: 'stroke-width="2.75"',
  solid: `fill="${INK}"`,
};

function cell(name: IconName, index: number): string {
  const left = (index % COLUMNS) * CELL.width + (CELL.width - DETAIL_SHEET.width) / 2;
  const top = Math.floor(index / COLUMNS) * CELL.height + 12;
  const paths = outlines(detail(name).marks).map(([style, d]) => `<path ${STYLES[style] ?? ''} d="${d}"/>`);
  const label = `<text x="32" y="86" stroke="none" fill="${INK}" text-anchor="middle">${name}</text>`;
  return `<g transform="translate(${left} ${top})">${paths.join('')}${label}</g>`;
}

/** Returns the sheet as a file. */
export function iconSheet(): string {
  const size = `${COLUMNS * CELL.width} ${Math.ceil(ICON_NAMES.length / COLUMNS) * CELL.height}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="none" stroke="${INK}" stroke-linejoin="round" `,
    'font-family="sans-serif" font-size="13">',
    '<title>Details of bridges with their names</title>',
    `<rect width="100%" height="100%" fill="${colour('light', 'surface')}" stroke="none"/>`,
    ...ICON_NAMES.map(cell),
    '</svg>\n',
  ].join('\n');
}
