/** What is wrong with the content, for its writer: beside a page of the preview, or alone while there is none to show. */
import type { Problem } from '../../lib/content/problems';
import { COLOURS } from '../../lib/shared/colours';
import { escapeHtml } from '../support/escape-html';

/** How often the page that stands alone looks whether the content has been mended. */
const REFRESH_SECONDS = 2;

/** The element that holds the panel, by which listen.ts finds it. */
export const PANEL = 'preview-panel';

const LIST_STYLE = `
h2 { margin: 1.5rem 0 0; font: 600 1em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: 0.75rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
dt { opacity: 0.75; }
`;

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 2rem; line-height: 1.1; border-top: 8px solid ${COLOURS.light.brand}; padding-top: 1rem; }
${LIST_STYLE}`;

const { light, dark } = COLOURS;
/** It takes nothing from the page, and lies over it: the page is laid out as if there were no panel. */
const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483000; }
@media print { :host { display: none; } }
details { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); max-height: min(65vh, 40rem); overflow: auto;
  color-scheme: light; background: ${light.surface}; color: ${light.ink}; border: 1px solid ${light.ink};
  border-top: 8px solid ${light.brand}; font: 0.9375rem/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  details { color-scheme: dark; background: ${dark.surface}; color: ${dark.ink}; border-color: ${dark.muted};
    border-top-color: ${dark.brand}; }
}
@media (width < 40rem) { details { max-height: 45vh; } }
summary { position: sticky; top: 0; padding: 0.5rem 1rem; background: inherit; font-weight: 600; cursor: pointer; }
summary:focus-visible { outline: 3px solid; outline-offset: -3px; }
details > div { padding: 0 1rem 0.5rem; }
p { margin: 0; }
${LIST_STYLE}`;

const counted = (problems: readonly Problem[]) =>
  `${problems.length === 1 ? 'One thing' : `${problems.length} things`} to mend in the content`;

function listOf(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const groups = files.map((file) => {
    const items = problems.filter((problem) => problem.file === file).map(item);
    return `<h2>${escapeHtml(file)}</h2><ul>${items.join('')}</ul>`;
  });
  return groups.join('');
}

function item({ line, field, expected, found }: Problem): string {
  return `<li><strong>Line ${line}: ${escapeHtml(field)}</strong>
<dl><dt>expected</dt><dd>${escapeHtml(expected)}</dd><dt>found</dt><dd>${escapeHtml(found)}</dd></dl></li>`;
}

/** The list as a page, which looks again every two seconds and is then gone: while no version has been good yet. */
export function problemPage(problems: readonly Problem[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Content to mend</title><style>${PAGE_STYLE}</style></head>
<body><main><h1>${counted(problems)}</h1>
<p>Mend and save the file: this page notices and shows the site again. Nothing is lost, and the published site is not
touched.</p>${listOf(problems)}</main></body></html>`;
}

/** The list to be folded up, for the shadow of an element on a page of the site; nothing where nothing is wrong. */
export function problemPanel(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  return `<style>${PANEL_STYLE}</style><details open><summary>${counted(problems)}</summary><div>
<p>Until then every page is shown as it was when all was in order.</p>${listOf(problems)}</div></details>`;
}

/** The panel as it is written behind a page, for readers without scripts, too. */
export const writtenPanel = (panel: string): string =>
  panel === '' ? '' : `<aside id="${PANEL}"><template shadowrootmode="open">${panel}</template></aside>`;
