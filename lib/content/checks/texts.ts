/** Validates the Markdown below the front matter, except link targets. */
import { companySchema } from '../../definitions/company';
import type { BlockFinding } from '../blocks';
import { type Document, outlineOfSource } from '../document';
import { hasSafeScheme, isExternal, lacksScheme } from '../external';
import { type FilmSource, playerOf } from '../films';
import { companyFields } from '../kinds';
import type { Outline } from '../outline';
import { describeValue, type Problem } from '../problems';

/** @returns problems that stop the build, and notes about what a page shows in another way than it is written */
export function checkTexts(documents: readonly Document[]): { problems: Problem[]; notes: Problem[] } {
  const { films } = companyFields(documents.map(({ source }) => source));
  const sources = companySchema.shape.films.safeParse(films).data ?? [];
  return {
    problems: documents.flatMap((document) => [
      ...inText(document, hiddenText(document)),
      ...inText(document, problemsIn(outlineOfSource(document.source), sources)),
    ]),
    notes: documents.flatMap((document) => inText(document, notesIn(outlineOfSource(document.source)))),
  };
}

/** Adds the file to findings, and counts their lines from its start. */
const inText = ({ source: { file, bodyLine } }: Document, findings: readonly BlockFinding[]): Problem[] =>
  findings.map(({ line, ...finding }) => ({ file, line: bodyLine + line - 1, ...finding }));

/** Finds Markdown that no page shows. */
function hiddenText({ source: { body, data }, kind }: Document): BlockFinding[] {
  const start = body.search(/\S/);
  if (kind.showsBody(data) || start < 0) return [];
  const line = body.slice(0, start).split('\n').length;
  const [found = ''] = body.slice(start).split('\n');
  const expected =
    kind.body === undefined
      ? 'nothing below the closing ---: this page shows its fields only'
      : 'a body section to show it (- section: body), or nothing below the closing ---';
  return [{ line, field: 'text', expected, found: describeValue(found) }];
}

function problemsIn(outline: Outline, sources: readonly FilmSource[]): BlockFinding[] {
  const places = sources.map(({ watch }) => `${watch}…`).join(' or ') || 'a place that content/site.md names in films';
  const badLinks = outline.links.filter(({ url }) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url));
  return [
    ...outline.titles.map(({ text, line }) => {
      const expected = "two or more # (one # is the page's title)";
      return { line, field: 'heading', expected, found: describeValue(`# ${text}`) };
    }),
    ...outline.pictures
      .filter(({ alt }) => alt.trim() === '')
      .map(({ url, line }) => {
        const expected = `words for those who cannot see it, between the brackets: ![What it shows](${url})`;
        return { line, field: 'picture', expected, found: 'none' };
      }),
    // A page shows such a link as plain text.
    ...badLinks.map(({ url, line }) => {
      const expected = 'an address that starts with /, #, https:, mailto: or tel:';
      return { line, field: 'link', expected, found: describeValue(url) };
    }),
    ...outline.blocks.problems,
    // The policy allows frames of these hosts only.
    ...outline.films
      .filter(({ url }) => playerOf(sources, url) === undefined)
      .map(({ url, line }) => {
        return { line, field: 'film.link', expected: `the address of a film at ${places}`, found: describeValue(url) };
      }),
  ];
}

function notesIn({ html, pictures, blocks }: Outline): BlockFinding[] {
  return [
    ...html.map(({ text, line }) => {
      const expected = 'markdown; HTML tags are left out of the page';
      return { line, field: 'text', expected, found: describeValue(text) };
    }),
    ...pictures
      .filter(({ url }) => isExternal(url))
      .map(({ url, line }) => {
        const expected = 'a picture of this site; its words are shown in its place';
        return { line, field: 'address', expected, found: describeValue(url) };
      }),
    ...blocks.notes,
  ];
}
