import type { Section, Sections } from '../../definitions/section';
import { memoize } from '../../shared/memoize';
import { sectionsOf } from '../content-types';
import { atField, type Document, type Documents } from '../document';
import { leaves } from '../fields';
import { describeValue, type Problem } from '../problems';

/** `npm run new` writes it for each text field. */
export const WRITE_HERE = 'write it here';
/** `npm run new` writes it first in each body. */
export const WRITE_TEXT_HERE = 'Write the text here, in markdown.';
export const EXAMPLE_IMAGE = '/drawings/missing-span.svg';

const FILLERS = new RegExp(`lorem ipsum|: ${WRITE_HERE}[.,]|${WRITE_TEXT_HERE.replaceAll('.', '\\.')}`, 'i');
const OWN_COPY = 'your own text instead of the example';
const FILE_NAME = /\.(svg|png|jpe?g|webp|avif|gif|hei[cf])$|^(img|dsc|dscn|pxl|image|screenshot)[-_ ]?\d+/i;
/** Returns whether a text has four words or more: fewer may be right as they are. */
const isSentence = (value: unknown) =>
  typeof value === 'string' && value.endsWith('.') && value.split(/\s+/).length >= 4;
const isAlt = (path: Text['path']) => /alt$/i.test(String(path.at(-1)));

export const isFileName = (alt: string) => FILE_NAME.test(alt.trim());

/** Finds missing texts, and copy of examples and fillers. @returns problems of published pages; for drafts they are notes */
export function checkCopy(documents: Documents, sections: Sections): { problems: Problem[]; notes: Problem[] } {
  const findings = { problems: [] as Problem[], notes: [] as Problem[] };
  for (const document of documents) {
    findings[document.isDraft ? 'notes' : 'problems'].push(
      ...missingText(document),
      ...unwritten(document, sections),
      ...fileNames(document),
    );
    findings.notes.push(...curlyQuotes(document));
  }
  return findings;
}

/** Finds an entry of a collection whose page has a text, but whose file has none. */
function missingText({ source, type }: Document): Problem[] {
  const hasText = type.collection === undefined || type.body === undefined || source.body.trim() !== '';
  return hasText ? [] : [atField(source, ['body'], 'a text below the second ---', 'nothing')];
}

type Text = { path: readonly (string | number)[]; value: string; isImage: boolean };

const textsOf = memoize(({ source, type }: Document): Text[] =>
  leaves(type.schema, source.data).flatMap(({ path, value, schema }) =>
    typeof value === 'string' ? [{ path, value, isImage: schema.meta()?.role === 'image' }] : [],
  ),
);

function unwritten(document: Document, sections: Sections): Problem[] {
  const { source } = document;
  const names = sectionsOf(source.data).map(({ section }) => sections[String(section)]);
  const isExample = ({ path: [list, index], value, isImage }: Text) => {
    if (FILLERS.test(value)) return true;
    if (isImage) return document.type.collection !== undefined && value === EXAMPLE_IMAGE;
    const section = list === 'sections' ? names[Number(index)] : undefined;
    return section !== undefined && sentencesOf(section).has(value);
  };
  const lines = source.body.split('\n');
  const at = lines.findIndex((line) => FILLERS.test(line));
  const inText = { file: source.file, line: source.bodyLine + at, field: 'text', expected: OWN_COPY };
  return [
    ...textsOf(document)
      .filter(isExample)
      .map(({ path, value, isImage }) =>
        atField(source, path, isImage ? 'your own image' : OWN_COPY, describeValue(value)),
      ),
    ...(at < 0 ? [] : [{ ...inText, found: describeValue(lines[at]) }]),
  ];
}

/** Returns the sentences of a section's example. An image may keep the alt text of the example. */
const sentencesOf = memoize(({ schema, example }: Section): ReadonlySet<unknown> => {
  const sentences = leaves(schema, example).filter(({ path, value }) => isSentence(value) && !isAlt(path));
  return new Set(sentences.map(({ value }) => value));
});

const fieldsWith = (document: Document, isFound: (text: Text) => boolean, expected: string): Problem[] =>
  textsOf(document)
    .filter(isFound)
    .map(({ path, value }) => atField(document.source, path, expected, describeValue(value)));

const fileNames = (document: Document): Problem[] => {
  const isNamed = ({ path, value }: Text) => isAlt(path) && isFileName(value);
  return fieldsWith(document, isNamed, "what the image shows, not its file's name");
};

const curlyQuotes = (document: Document): Problem[] => {
  const isQuoted = ({ value }: Text) => /^[“„«][^“”„«»]*[”“»]$/.test(value.trim());
  return fieldsWith(document, isQuoted, 'straight quotes around a value, or none; the page shows curly ones');
};
