/** The two pages of the editor: Sveltia's, and the one that renders the preview. */
import { Parser } from 'htmlparser2';
import { asMeta, EDITOR_POLICY } from '../../hosts/policy';
import { escapeHtml } from '../support/escape-html';

const head = (base: string, title: string) => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asMeta(EDITOR_POLICY)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${base}/icons/favicon.svg" type="image/svg+xml">`;

/**
 * Renders the editor's page.
 * @param kinds the content types that have a preview
 */
export const editorPage = (base: string, kinds: unknown): string => `<!doctype html>
<html lang="en">
<head>
${head(base, 'Website content')}
<link rel="cms-config-url" href="${base}/admin/config.yml" type="application/yaml">
<script type="application/json" id="kinds">${JSON.stringify(kinds).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${base}/admin/index.js"></script>
</head>
<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`;

/**
 * Renders the preview's page, with the root element, the style sheets and the fonts of a built page.
 * @param home the HTML of the home page
 * @param modules what the preview's program imports: requested at the same time, not after it
 * @throws when the home page has no style sheet
 */
export function previewPage(base: string, home: string, modules: readonly string[]): string {
  let root = '<html>';
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        .join('')}>`;
      if (name === 'html') root = tag;
      if (name === 'link' && (attributes.rel === 'stylesheet' || attributes.as === 'font')) links.push(tag);
    },
  });
  parser.end(home);
  if (links.length === 0) throw new Error('out/index.html: expected a style sheet, which the preview needs.');
  return `<!doctype html>
${root}
<head>
${head(base, 'Preview')}
${links.join('\n')}
<link rel="stylesheet" href="${base}/admin/preview.css">
<link rel="preload" as="fetch" href="${base}/admin/files.json" crossorigin>
${modules.map((file) => `<link rel="modulepreload" href="${base}/admin/${file}">`).join('\n')}
<script type="module" src="${base}/admin/preview.js"></script>
</head>
<body></body>
</html>
`;
}
