import fs from 'node:fs';
import { asMeta, EDITOR_POLICY } from '../../hosts/policy';
import { elementsOf, openingTag, parseHtml } from '../support/html';

/** Replaces each __NAME__ of a file of editor/ with its value. */
function fill(file: string, values: Readonly<Record<string, string>>): string {
  const all: typeof values = { POLICY: asMeta(EDITOR_POLICY), ...values };
  return fs
    .readFileSync(new URL(`../../editor/${file}`, import.meta.url), 'utf8')
    .replace(/__([A-Z]+)__/g, (_, name) => {
      const value = all[name];
      if (value === undefined) throw new Error(`editor/${file}: expected a value for ${name}`);
      return value;
    });
}

/** Renders the editor's page. */
export const editorPage = (base: string, previews: unknown): string =>
  fill('index.html', { BASE: base, PREVIEWS: JSON.stringify(previews).replaceAll('<', '\\u003c') });

/** Renders the preview's page with the style sheets and fonts of a built page. @param modules preloaded scripts */
export function previewPage(base: string, home: string, modules: readonly string[]): string {
  const elements = elementsOf(parseHtml(home));
  const isStyle = ({ rel, as }: Record<string, string>) => rel === 'stylesheet' || as === 'font';
  const links = elements.filter(({ name, attribs }) => name === 'link' && isStyle(attribs));
  if (links.length === 0) throw new Error('out/index.html: expected a style sheet, which the preview needs.');
  const preloads = modules.map((file) => `<link rel="modulepreload" href="${base}/admin/${file}">`);
  return fill('preview/index.html', {
    BASE: base,
    ROOT: elements.slice(0, 1).map(openingTag).join(''),
    LINKS: links.map(openingTag).join('\n'),
    MODULES: preloads.join('\n'),
  });
}
