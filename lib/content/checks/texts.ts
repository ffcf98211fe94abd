import { companySchema } from '../../definitions/company';
import type { BlockFinding } from '../blocks';
import { COMPANY_FILE, companyFields } from '../content-types';
import { type Document, type Documents, outlineOfSource } from '../document';
import { hasSafeScheme, isExternal, lacksScheme } from '../external';
import type { Outline } from '../outline';
import { describeValue, type Problem } from '../problems';
import { playerOf, type VideoSource } from '../videos';
import { isFileName } from './copy';

/** Validates the Markdown body, except link targets. Notes do not stop the build: in a draft, also a missing alt text. */
export function checkTexts(documents: Documents): { problems: Problem[]; notes: Problem[] } {
  const sources = videoSourcesOf(documents);
  const altTexts = (document: Document) => inText(document, missingAltTexts(outlineOfSource(document.source)));
  return {
    problems: documents.flatMap((document) => [
      ...inText(document, hiddenText(document)),
      ...inText(document, problemsIn(outlineOfSource(document.source), sources)),
      ...(document.isDraft ? [] : altTexts(document)),
    ]),
    notes: documents.flatMap((document) => [
      ...inText(document, notesIn(outlineOfSource(document.source))),
      ...(document.isDraft ? altTexts(document) : []),
    ]),
  };
}

/** Returns the video services of content/site.md; undefined if that file cannot be parsed. */
function videoSourcesOf(documents: Documents): readonly VideoSource[] | undefined {
  const site = documents.find(({ source }) => source.file === COMPANY_FILE)?.source;
  return site && (companySchema.shape.films.safeParse(companyFields([site]).films).data ?? []);
}

const inText = ({ source: { file, bodyLine } }: Document, findings: readonly BlockFinding[]): Problem[] =>
  findings.map(({ line, ...finding }) => ({ file, line: bodyLine + line - 1, ...finding }));

function hiddenText({ source: { body, data }, type }: Document): BlockFinding[] {
  const start = body.search(/\S/);
  if (type.showsBody(data) || start < 0) return [];
  const line = body.slice(0, start).split('\n').length;
  const [firstLine = ''] = body.slice(start).split('\n');
  const expected =
    type.body === undefined
      ? 'nothing below the closing ---: this page shows its fields only'
      : 'a body section to show it (- section: body), or nothing below the closing ---';
  return [{ line, field: 'text', expected, found: describeValue(firstLine) }];
}

const finding = (line: number, field: string, expected: string, found: string): BlockFinding => ({
  line,
  field,
  expected,
  found: describeValue(found),
});

function problemsIn({ titles, links, blocks, slips, videos }: Outline, sources: readonly VideoSource[] | undefined) {
  const places =
    (sources ?? []).map(({ watch }) => `${watch}…`).join(' or ') || 'a service that content/site.md lists in films';
  // A page shows a link with another scheme as plain text.
  const badLinks = links.filter(({ url }) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url));
  return [
    ...titles.map(({ text, line }) =>
      finding(line, 'heading', 'Heading 2, with two #: Heading 1 is the title of the page', `# ${text}`),
    ),
    ...badLinks.map(({ url, line }) =>
      finding(line, 'link', 'a URL that starts with /, #, https:, mailto: or tel:', url),
    ),
    ...blocks.problems,
    ...slips,
    // The policy allows frames of these hosts only.
    ...videos
      .filter(({ url }) => sources !== undefined && playerOf(sources, url) === undefined)
      .map(({ url, line }) => finding(line, 'film.link', `the URL of a video at ${places}`, url)),
  ];
}

const missingAltTexts = ({ images }: Outline) =>
  images
    .filter(({ alt }) => alt.trim() === '' || isFileName(alt))
    .map(({ url, alt, line }): BlockFinding => {
      const expected = `an alt text between the brackets: ![What it shows](${url})`;
      return { line, field: 'image', expected, found: alt.trim() === '' ? 'none' : describeValue(alt) };
    });

const notesIn = ({ html, images, blocks }: Outline): BlockFinding[] => [
  ...html.map(({ text, line }) => finding(line, 'text', 'markdown; HTML tags are left out of the page', text)),
  ...images
    .filter(({ url }) => isExternal(url))
    .map(({ url, line }) => finding(line, 'image', 'an image of this site; the page shows its alt text instead', url)),
  ...blocks.notes,
];
