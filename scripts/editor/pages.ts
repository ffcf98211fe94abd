import { asMeta, EDITOR_POLICY } from '../../hosts/policy';
import { elementsOf, openingTag } from '../support/html';

const head = (base: string, title: string) => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asMeta(EDITOR_POLICY)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${base}/icons/favicon.svg" type="image/svg+xml">`;

/** Renders the editor's page. */
export const editorPage = (base: string, previews: unknown): string => `<!doctype html>
<html lang="en">
<head>
${head(base, 'Website content')}
<link rel="cms-config-url" href="${base}/admin/config.yml" type="application/yaml">
<script type="application/json" id="previews">${JSON.stringify(previews).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${base}/admin/index.js"></script>
</head>
<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`;

/** Renders the preview's page with the style sheets and fonts of a built page. @param modules preloaded scripts */
export function previewPage(base: string, home: string, modules: readonly string[]): string {
  const elements = elementsOf(home);
  const isStyle = ({ rel, as }: Record<string, string>) => rel === 'stylesheet' || as === 'font';
  const links = elements.filter(({ name, attribs }) => name === 'link' && isStyle(attribs)).map(openingTag);
  if (links.length === 0) throw new Error('out/index.html: expected a style sheet, which the preview needs.');
  return `<!doctype html>
${elements.slice(0, 1).map(openingTag)}
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
