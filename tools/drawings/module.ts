import { bay } from './bays';
import { pathData } from './path';
import { pier } from './pier';
import { spans } from './spans';
import { type LineDrawing, merge } from './svg';

/** Drawings that stand in the page itself, in a column of it each. */
const lineDrawings: Readonly<Record<string, LineDrawing>> = { ...spans, ...bay, pier };

/** The module that components draw them from. */
export function lineDrawingsModule(): string {
  const entries = Object.entries(lineDrawings).map(([name, { width, height, marks }]) => {
    const texts = merge(marks).flatMap((mark) =>
      mark.style === 'text' ? [] : [`      '${mark.style} ${pathData(mark.path)}',\n`],
    );
    return `  '${name}': {\n    width: ${width},\n    height: ${height},\n    marks: [\n${texts.join('')}    ],\n  },\n`;
  });
  return [
    '/* biome-ignore-all format: written by a program */\n',
    '/** Written by `npm run draw` (tools/drawings/module.ts): of each mark, how it is painted and its outline. */\n',
    `export const LINE_DRAWINGS = {\n${entries.join('').replace(/'(\w+)': \{/g, '$1: {')}};\n`,
  ].join('');
}
