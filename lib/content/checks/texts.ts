/** Checks of what stands below the front matter, apart from where its links lead. */
import { companySchema } from '../../definitions/company';
import { isRecord } from '../../shared/schema';
import { type Document, outlineOfSource } from '../document';
import { hasSafeScheme, isExternal } from '../external';
import { type FilmSource, playerOf } from '../films';
import { isCompany } from '../kinds';
import { describeValue, type Problem } from '../problems';

/** @returns problems that stop the build, and notes about what a page will not show as it was written */
export function checkTexts(documents: readonly Document[]): { problems: Problem[]; notes: Problem[] } {
  const site = documents.find(({ kind }) => isCompany(kind));
  const sources = companySchema.shape.films.safeParse(isRecord(site?.data) ? site.data.films : undefined).data ?? [];
  return {
    problems: documents.flatMap((document) => [
      ...unseenText(document),
      ...titles(document),
      ...picturesWithoutWords(document),
      ...unsafeLinks(document),
      ...blocks(document, 'problems'),
      ...foreignFilms(document, sources),
    ]),
    notes: documents.flatMap((document) => [
      ...html(document),
      ...foreignPictures(document),
      ...blocks(document, 'notes'),
    ]),
  };
}

/** A problem at a line of the text. */
function inText({ source }: Document, line: number, field: string, expected: string, found: string): Problem {
  return { file: source.file, line: source.bodyLine + line - 1, field, expected, found };
}

/** A text that no page shows must not be lost in silence. */
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
  return [inText(document, line, 'text', expected, describeValue(found))];
}

/** The page's title is its one heading of the first level. */
function titles(document: Document): Problem[] {
  const expected = "two or more # (one # is the page's title)";
  return outlineOfSource(document.source).titles.map(({ text, line }) =>
    inText(document, line, 'heading', expected, describeValue(`# ${text}`)),
  );
}

function picturesWithoutWords(document: Document): Problem[] {
  return outlineOfSource(document.source)
    .pictures.filter(({ alt }) => alt.trim() === '')
    .map(({ url, line }) => {
      const expected = `words for those who cannot see it, between the brackets: ![What it shows](${url})`;
      return inText(document, line, 'picture', expected, 'none');
    });
}

/** The page would drop such an address, and show its words without a link. */
function unsafeLinks(document: Document): Problem[] {
  return outlineOfSource(document.source)
    .links.filter(({ url }) => isExternal(url) && !/^(\/\/|\\)/.test(url) && !hasSafeScheme(url))
    .map(({ url, line }) =>
      inText(document, line, 'link', 'an address that starts with /, #, https:, mailto: or tel:', describeValue(url)),
    );
}

const blocks = (document: Document, what: 'problems' | 'notes'): Problem[] =>
  outlineOfSource(document.source).blocks[what].map(({ line, field, expected, found }) =>
    inText(document, line, field, expected, found),
  );

/** A film plays in a frame, and a page frames only what content names. */
function foreignFilms(document: Document, sources: readonly FilmSource[]): Problem[] {
  const known = sources.map(({ watch }) => `${watch}…`).join(' or ');
  const expected = `the address of a film at ${known || 'a place that content/site.md names in films'}`;
  return outlineOfSource(document.source)
    .films.filter(({ url }) => playerOf(sources, url) === undefined)
    .map(({ url, line }) => inText(document, line, 'film.link', expected, describeValue(url)));
}

function html(document: Document): Problem[] {
  const expected = 'markdown; HTML tags are left out of the page';
  return outlineOfSource(document.source).html.map(({ text, line }) =>
    inText(document, line, 'text', expected, describeValue(text)),
  );
}

function foreignPictures(document: Document): Problem[] {
  const expected = 'a picture of this site; its words are shown in its place';
  return outlineOfSource(document.source)
    .pictures.filter(({ url }) => isExternal(url))
    .map(({ url, line }) => inText(document, line, 'address', expected, describeValue(url)));
}
