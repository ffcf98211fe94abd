import { atField, type Content, inText, isEntry, showsMarkdown } from '../content-file';
import { findInFields } from '../field-texts';
import { describeValue, type Problem } from '../problems';

/** Finds syntax that a page would show as text in fields. */
export const checkFields = ({ files }: Content): Problem[] =>
  files
    .filter(isEntry)
    .flatMap((entry) =>
      findInFields(entry.type.schema, entry.fields).map(({ path, ...fault }) => atField(entry, path, fault)),
    );

/** Finds invalid blocks, syntax that a page would show as text, and words that it would drop or join. */
export const checkTexts = ({ files }: Content): Problem[] =>
  files.flatMap((file) => {
    const { blocks, losses } = file.outline();
    return [...blocks, ...losses].map((fault) => inText(file, fault));
  });

/** Notes raw HTML, whose tags a page omits. */
export const noteHtml = ({ files }: Content): Problem[] =>
  files.flatMap((file) =>
    file.outline().html.map(({ text, line }) => {
      const expected = 'markdown; HTML tags are left out of the page';
      return inText(file, { line, path: ['text'], expected, found: describeValue(text) });
    }),
  );

/** Finds posts and case studies without a text. */
export const checkEmptyTexts = ({ files }: Content): Problem[] =>
  files
    .filter(({ data, type, markdown }) => data !== undefined && type.kind && type.body && markdown.trim() === '')
    .map((file) => {
      return atField(file, ['body'], { expected: 'a text below the second ---', found: 'nothing', isEmpty: true });
    });

export const checkHiddenTexts = ({ files }: Content): Problem[] =>
  files.filter(isEntry).flatMap((entry) => {
    const { markdown, type } = entry;
    const start = markdown.search(/\S/);
    if (showsMarkdown(entry) || start < 0) return [];
    const line = markdown.slice(0, start).split('\n').length;
    const [firstLine = ''] = markdown.slice(start).split('\n');
    const expected =
      type.body === undefined
        ? 'nothing below the closing ---: this page shows its fields only'
        : 'a body section to show it (- section: body), or nothing below the closing ---';
    return [inText(entry, { line, path: ['text'], expected, found: describeValue(firstLine) })];
  });
