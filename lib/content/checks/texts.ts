/** Validates the Markdown below the front matter, except link targets. */
import { companySchema } from '../../definitions/company';
import { type Document, outlineOfSource } from '../document';
import { hasSafeScheme, isExternal, lacksScheme } from '../external';
import { type FilmSource, playerOf } from '../films';
import { companyFields } from '../kinds';
import { describeValue, type Problem } from '../problems';

export function checkTexts(documents: readonly Document[]): { problems: Problem[]; notes: Problem[] } {
  const { films } = companyFields(documents.map(({ source }) => source));
  const sources = companySchema.shape.films.safeParse(films).data ?? [];
  return {
    problems: documents.flatMap((document) => [...unseenText(document), ...problemsIn(document, sources)]),
    notes: documents.flatMap(notesIn),
  };
}

const inText =
  ({ source }: Document) =>
  (line: number, field: string, expected: string, found: string): Problem => ({
    ...{ file: source.file, line: source.bodyLine + line - 1 },
    ...{ field, expected, found },
  });

function unseenText(document: Document): Problem[] {
  const { source, kind } = document;
  const start = source.body.search(/\S/);
  if (kind.showsBody(source.data) || start < 0) return [];
  const line = source.body.slice(0, start).split('\n').length;
  const [found = ''] = source.body.slice(start).split('\n');
  const expected =
    kind.body === undefined
      ? 'nothing below the closing ---: this page shows its fields only'
      : 'a body section to show it (- section: body), or nothing below the closing ---';
  return [inText(document)(line, 'text', expected, describeValue(found))];
}

function problemsIn(document: Document, sources: readonly FilmSource[]): Problem[] {
  const { titles, pictures, links, blocks, films } = outlineOfSource(document.source);
  const problem = inText(document);
  const places = sources.map(({ watch }) => `${watch}…`).join(' or ');
  return [
    ...titles.map(({ text, line }) =>
      problem(line, 'heading', "two or more # (one # is the page's title)", describeValue(`# ${text}`)),
    ),
    ...pictures
      .filter(({ alt }) => alt.trim() === '')
      .map(({ url, line }) => {
        const expected = `words for those who cannot see it, between the brackets: ![What it shows](${url})`;
        return problem(line, 'picture', expected, 'none');
      }),
    // A page shows such a link as plain text.
    ...links
      .filter(({ url }) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url))
      .map(({ url, line }) =>
        problem(line, 'link', 'an address that starts with /, #, https:, mailto: or tel:', describeValue(url)),
      ),
    ...blocks.problems.map(({ line, field, expected, found }) => problem(line, field, expected, found)),
    // The policy allows frames of these hosts only.
    ...films
      .filter(({ url }) => playerOf(sources, url) === undefined)
      .map(({ url, line }) => {
        const expected = `the address of a film at ${places || 'a place that content/site.md names in films'}`;
        return problem(line, 'film.link', expected, describeValue(url));
      }),
  ];
}

function notesIn(document: Document): Problem[] {
  const { html, pictures, blocks } = outlineOfSource(document.source);
  const note = inText(document);
  return [
    ...html.map(({ text, line }) =>
      note(line, 'text', 'markdown; HTML tags are left out of the page', describeValue(text)),
    ),
    ...pictures
      .filter(({ url }) => isExternal(url))
      .map(({ url, line }) =>
        note(line, 'address', 'a picture of this site; its words are shown in its place', describeValue(url)),
      ),
    ...blocks.notes.map(({ line, field, expected, found }) => note(line, field, expected, found)),
  ];
}
