import fs from 'node:fs';
import { transformSync } from 'esbuild';
import { countOf, describeProblem, type Problem } from '../../lib/content/problems';
import { COLOURS } from '../../lib/shared/colours';
import { groupBy } from '../../lib/shared/group-by';
import { escapeHtml } from '../support/html';

/** Updates an open page: the version it should show, and the list of problems as HTML. */
export type Update = { version: number; list: string };
export const EVENTS = '/_preview/events';
export const PANEL_ID = 'preview-problems';

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
const { code } = transformSync(read('reload.ts'), { loader: 'ts', format: 'iife', tsconfigRaw: {} });

const STYLE = `:host { --brand: ${COLOURS.light.brand}; }\n${read('panel.css')}`;

/** Renders the list for a shadow root, which the site's styles do not reach; '' without problems. */
export function problemList(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const title = `${countOf(problems.length, 'problem')} in the content`;
  const files = [...groupBy(problems, ({ file }) => file)].map(([file, problemsOfFile]) => {
    const items = problemsOfFile.map(
      (problem) => `<li>Line ${problem.line}: ${escapeHtml(describeProblem(problem))}</li>`,
    );
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
