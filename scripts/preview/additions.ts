import fs from 'node:fs';
import { transformSync } from 'esbuild';
import { countOf, describeProblem, type Problem } from '../../lib/content/problems';
import { COLOURS } from '../../lib/shared/colours';
import { groupBy } from '../../lib/shared/group-by';
import { escapeHtml } from '../support/html';

/** What an open page receives: the version it should show, and the list of problems as HTML. */
export type Update = { version: number; list: string };
export const EVENTS = '/_preview/events';
export const PANEL_ID = 'preview-problems';

const source = fs.readFileSync(new URL('reload.ts', import.meta.url), 'utf8');
const { code } = transformSync(source, { loader: 'ts', format: 'iife', tsconfigRaw: {} });

const STYLE = `
:host { all: initial; position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483000; color-scheme: light dark; }
@media print { :host { display: none; } }
details { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: min(60vh, 40rem); overflow: auto;
  background: Canvas; color: CanvasText; border: 1px solid; border-top: 8px solid ${COLOURS.light.brand};
  font: 0.9375rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
summary { position: sticky; top: 0; padding: 0.5rem 1rem; background: inherit; font-weight: 600; cursor: pointer; }
summary:focus-visible { outline: 3px solid; outline-offset: -3px; }
ul, p { margin: 0.5rem 1rem; padding: 0; list-style: none; }
h2 { margin: 1rem 1rem 0; font: 600 1em/1.4 ui-monospace, monospace; }
`;

/** Renders the list for a shadow root, which the site's styles do not reach; '' without problems. */
export function problemList(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const title = `${countOf(problems.length, 'problem')} in the content`;
  const files = [...groupBy(problems, ({ file }) => file)].map(([file, found]) => {
    const items = found.map((one) => `<li>Line ${one.line}: ${escapeHtml(describeProblem(one))}</li>`);
    return `<h2>${escapeHtml(file)}</h2><ul>${items.join('')}</ul>`;
  });
  return `<style>${STYLE}</style><details open><summary>${title}</summary>
<p>The preview shows changes again after you correct and save the file.</p>${files.join('')}</details>`;
}

/** Renders the additions to a page: the list, also without a script, and the script that reloads the page. */
export const additionsFor = (version: number, problems: readonly Problem[]): string =>
  `${problems.length === 0 ? '' : `<aside id="${PANEL_ID}"><template shadowrootmode="open">${problemList(problems)}</template></aside>`}
<script data-version="${version}" data-events="${EVENTS}" data-panel="${PANEL_ID}">${code}</script>`;

export const waitingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Content to fix</title>
<meta name="viewport" content="width=device-width"><style>:root { color-scheme: light dark; font: 1.1em system-ui }</style>
<main><h1>The site appears here after the content is fixed</h1><p>The published site does not change.</p></main>`;
