/** The script of the preview's pages as they request it, and what it is told. */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { PANEL } from './problem-page';

/** What open pages hear: the good version they should show, and what stands beside it. */
export type News = { version: number; panel: string };

/** Where they hear it, and the script by which they listen. */
export const CHANGES = '/_preview/changes';
export const LISTENER = '/_preview/listen.js';

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('listen.ts', import.meta.url))],
  ...{ bundle: true, format: 'iife', target: 'es2022', tsconfigRaw: {}, write: false },
});

export const LISTENER_CODE = outputFiles.map(({ text }) => text).join('');

/** @param seen the version a page is of */
export const listenerTag = (seen: number): string =>
  `<script src="${LISTENER}" data-seen="${seen}" data-changes="${CHANGES}" data-panel="${PANEL}"></script>`;
