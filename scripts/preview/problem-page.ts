import type { Problem } from '../../lib/content/problems';
import { COLOURS } from '../../lib/shared/colours';
import { escapeHtml } from '../support/escape-html';

/** How often the page looks whether the content has been mended. */
const REFRESH_SECONDS = 2;

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 2rem; line-height: 1.1; border-top: 8px solid ${COLOURS.light.brand}; padding-top: 1rem; }
h2 { font: 600 1.125rem/1.4 ui-monospace, monospace; margin-top: 2.5rem; }
li { margin: 1rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
dt { opacity: 0.7; }
ul { padding: 0; list-style: none; }
`;

/** What is wrong with the content, for its writer: a page that looks again every two seconds, and is then gone. */
export function problemPage(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  const groups = files.map((file) => {
    const items = problems.filter((problem) => problem.file === file).map(item);
    return `<h2>${escapeHtml(file)}</h2><ul>${items.join('')}</ul>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>Content to mend</title><style>${STYLE}</style></head>
<body><main><h1>${count} to mend in the content</h1>
<p>Mend and save the file: this page notices and shows the site again. Nothing is lost, and the published site is not
touched.</p>${groups.join('')}</main></body></html>`;
}

function item({ line, field, expected, found }: Problem): string {
  return `<li><strong>Line ${line}: ${escapeHtml(field)}</strong>
<dl><dt>expected</dt><dd>${escapeHtml(expected)}</dd><dt>found</dt><dd>${escapeHtml(found)}</dd></dl></li>`;
}
