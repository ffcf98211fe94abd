import { findInFields } from '../../markdown/field-texts';
import { describeValue, type Fault, type Problem } from '../../model/problems';
import { atField, type Content, inText, isEntry, showsMarkdown } from '../content-file';

/** Finds marks in fields, which no page reads as Markdown. */
export const checkFields = ({ files }: Content): Problem[] =>
  files
    .filter(isEntry)
    .flatMap((entry) =>
      findInFields(entry.kind.schema, entry.fields).map(({ path, ...fault }) => atField(entry, path, fault)),
    );

/** Finds invalid blocks, and what no text may contain. */
export const checkTexts = ({ files }: Content): Problem[] =>
  files.flatMap((file) => {
    const { blocks, refused } = file.outline();
    return [...blocks, ...refused].map((fault) => inText(file, fault));
  });

/** Finds posts and case studies without a text. */
export const checkEmptyTexts = ({ files }: Content): Problem[] =>
  files
    .filter(
      ({ data, kind, markdown }) => data !== undefined && kind.id !== 'pages' && kind.body && markdown.trim() === '',
    )
    .map((file) => {
      const fault = { expected: 'a text below the second ---', found: 'nothing' };
      return atField(file, ['body'], { ...fault, cause: { type: 'empty field' } });
    });

export const checkHiddenTexts = ({ files }: Content): Problem[] =>
  files.filter(isEntry).flatMap((entry) => {
    const { markdown, kind } = entry;
    const start = markdown.search(/\S/);
    if (showsMarkdown(entry) || start < 0) return [];
    const line = markdown.slice(0, start).split('\n').length;
    const found = describeValue(markdown.slice(start).split('\n', 1)[0]);
    const fault: Fault =
      kind.body === undefined
        ? { expected: 'nothing below the closing ---: this page shows its fields only', found }
        : {
            expected: 'a body section to show it (- section: body), or nothing below the closing ---',
            found,
            cause: { type: 'hidden text' },
          };
    return [inText(entry, { line, path: ['text'], ...fault })];
  });
