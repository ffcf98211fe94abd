import { asMeta, EDITOR_POLICY } from '../../hosts/policy';
import { fillTemplate } from '../../hosts/rules';
import { elementsOf, openingTag } from '../support/html';

const POLICY = asMeta(EDITOR_POLICY);
const fill = (file: string, values: Parameters<typeof fillTemplate>[1]) =>
  fillTemplate(new URL(`../../editor/${file}`, import.meta.url), { POLICY, ...values });

/** Renders the editor's page. */
export const editorPage = (base: string, previews: unknown): string =>
  fill('index.html', { BASE: base, PREVIEWS: JSON.stringify(previews).replaceAll('<', '\\u003c') });

/** Renders the preview's page with the style sheets and fonts of a built page. @param modules preloaded scripts */
export function previewPage(base: string, home: string, modules: readonly string[]): string {
  const elements = elementsOf(home);
  const isStyle = ({ rel, as }: Record<string, string>) => rel === 'stylesheet' || as === 'font';
  const LINKS = elements.filter(({ name, attribs }) => name === 'link' && isStyle(attribs)).map(openingTag);
  if (LINKS.length === 0) throw new Error('out/index.html: expected a style sheet, which the preview needs.');
  const MODULES = modules.map((file) => `<link rel="modulepreload" href="${base}/admin/${file}">`);
  return fill('preview/index.html', { BASE: base, ROOT: elements.slice(0, 1).map(openingTag), LINKS, MODULES });
}
