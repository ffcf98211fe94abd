/** The two pages of the editor: its own, and the one in which it draws the site's. */
import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { asMeta, EDITOR_POLICY } from '../../hosts/policy';

const head = (base: string, title: string) => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asMeta(EDITOR_POLICY)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${base}/icons/favicon.svg" type="image/svg+xml">`;

/**
 * The page of the editor.
 * @param base the site's base path
 * @param kinds what has a preview, as data
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
 * The page in which the editor draws the site's pages: with the root element, the style sheets and the fonts of a page
 * that is built.
 * @param home the built home page
 * @param modules what its program imports, requested beside it and not after it
 * @throws where it has no style sheet
 */
export function previewPage(base: string, home: string, modules: readonly string[]): string {
  const root = parse(home).childNodes.find((node): node is Tree.Element => node.nodeName === 'html');
  const links = childOf(root, 'head')?.childNodes.filter(isStyleOrFont) ?? [];
  if (!root || links.length === 0) throw new Error('The home page has no style sheet');
  const attributes = root.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
  return `<!doctype html>
<html${attributes}>
<head>
${head(base, 'Preview')}
${links.map((link) => serializeOuter(link)).join('\n')}
<link rel="stylesheet" href="${base}/admin/preview.css">
<link rel="preload" as="fetch" href="${base}/admin/files.json" crossorigin>
${modules.map((file) => `<link rel="modulepreload" href="${base}/admin/${file}">`).join('\n')}
<script type="module" src="${base}/admin/preview.js"></script>
</head>
<body></body>
</html>
`;
}

const childOf = (parent: Tree.Element | undefined, name: string) =>
  parent?.childNodes.find((node): node is Tree.Element => node.nodeName === name);

function isStyleOrFont(node: Tree.ChildNode): node is Tree.Element {
  if (!('attrs' in node) || node.tagName !== 'link') return false;
  return node.attrs.some(
    ({ name, value }) => (name === 'rel' && value === 'stylesheet') || (name === 'as' && value === 'font'),
  );
}
