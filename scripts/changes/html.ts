/** Changes as one HTML file that needs nothing else: the words, and pictures of what looks different. */
import { escapeHtml } from '../support/escape-html';
import type { Picture, Pictured } from './pictures';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #111; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #767676; padding: 1rem }
.row { display: flex; gap: 1rem; align-items: flex-start; flex-wrap: wrap }
figure { margin: 0; flex: 1 1 18rem; min-width: 0 }
img { max-width: 100%; height: auto; border: 1px solid #767676 }
`;

/**
 * @param words what is said of the changes
 * @param pictured the pages that were pictured; or why none was
 */
export function inHtml(words: string, pictured: readonly Pictured[] | string): string {
  const looks =
    typeof pictured === 'string' ? `<p>No pictures: ${escapeHtml(pictured)}.</p>\n` : sections(pictured).join('\n');
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What would change</title><style>${STYLE}</style></head><body><main>
<h1>What would change</h1>
<pre>${escapeHtml(words)}</pre>
${looks}
</main></body></html>
`;
}

function sections(pictured: readonly Pictured[]): string[] {
  if (pictured.length === 0) return [];
  const same = pictured.filter(({ pictures }) => pictures.length === 0).map(({ pair }) => pair.after);
  return [
    '<h2>How it looks</h2>',
    '<p>One page of each template that may look different, on a desktop and on a phone: the part that does, with the differences marked.</p>',
    ...(same.length > 0 ? [`<p>As before: ${same.map(escapeHtml).join(', ')}.</p>`] : []),
    ...pictured.flatMap(({ pair: { before, after }, pictures }) =>
      pictures.length === 0
        ? []
        : [
            `<h3>${escapeHtml(after)}${before === after ? '' : `, before ${escapeHtml(before)}`}</h3>`,
            ...pictures.map(row),
          ],
    ),
  ];
}

function row({ width, top, before, after, difference }: Picture): string {
  const figure = (caption: string, file: Buffer) =>
    `<figure><figcaption>${caption}, ${width} px wide, from ${top} px down</figcaption><img alt="" src="data:image/webp;base64,${file.toString('base64')}"></figure>`;
  return `<div class="row">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>`;
}
