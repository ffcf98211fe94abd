import { findInFields } from '../../markdown/text';
import { describeValue, type Problem, type UnplacedProblem } from '../../model/problems';
import { atField, type Content, inText, isEntry, showsMarkdown } from '../content-file';

/** Finds marks in fields, which no page reads as Markdown. */
export const checkFields = ({ files }: Content): Problem[] =>
  files
    .filter(isEntry)
    .flatMap((entry) =>
      findInFields(entry.kind.schema, entry.fields).map(({ path, ...problem }) => atField(entry, path, problem)),
    );

/** Finds invalid blocks, and what no text may contain. */
export const checkTexts = ({ files }: Content): Problem[] =>
  files.flatMap((file) => {
    const { blocks, refused } = file.outline();
    return [...blocks, ...refused].map((problem) => inText(file, problem));
  });

/** Finds posts and case studies without a text, and pages with a section for one. */
export const checkEmptyTexts = ({ files }: Content): Problem[] =>
  files
    .filter(({ data, kind, markdown }) => data !== undefined && kind.body && markdown.trim() === '')
    .filter((file) => file.kind.id !== 'pages' || (isEntry(file) && showsMarkdown(file)))
    .map((file) => {
      const problem = { expected: 'a text below the second ---', found: 'nothing' };
      return atField(file, ['body'], { ...problem, cause: { type: 'empty field' } });
    });

export const checkHiddenTexts = ({ files }: Content): Problem[] =>
  files.filter(isEntry).flatMap((entry) => {
    const { markdown, kind } = entry;
    const start = markdown.search(/\S/);
    if (showsMarkdown(entry) || start < 0) return [];
    const line = markdown.slice(0, start).split('\n').length;
    const found = describeValue(markdown.slice(start).split('\n', 1)[0]);
    const problem: UnplacedProblem =
      kind.body === undefined
        ? { expected: 'nothing below the closing ---: this page shows its fields only', found }
        : {
            expected: 'a section that shows it (- section: text, without paragraphs), or nothing below the closing ---',
            found,
            cause: { type: 'hidden text' },
          };
    return [inText(entry, { line, path: ['text'], ...problem })];
  });
