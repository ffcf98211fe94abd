/** Puts problems into the words of the forms. The terminal's have the file, the line and the field. */
import { visit } from 'unist-util-visit';
import { type ContentFile, isPublished, type UrlUse } from '../../lib/content/content-file';
import { findLine } from '../../lib/markdown/nodes';
import { parseMarkdown } from '../../lib/markdown/parse';
import { findBlock } from '../../lib/model/blocks';
import { COMPANY_FILE } from '../../lib/model/kinds';
import { formatPath, type Problem } from '../../lib/model/problems';
import { valueAt } from '../../lib/model/walk';
import { findSection, labelField, labelKeys } from '../field-labels';
import { LABELS } from '../labels';
import type { BlockPlace, FormProblem, Place } from '../session';
import { TABLE } from '../table-block';

export function toFormProblem(found: Problem, edited: ContentFile, files: readonly ContentFile[]): FormProblem {
  const problem = turn(found, edited);
  const { file, place, path } = problem;
  const at = files.find((other) => other.file === file);
  const form = at && place === 'text' ? findForm(problem, at) : undefined;
  const label = at && labelPart(problem, at, form);
  const isEmptyField =
    problem.cause?.type === 'empty field' && typeof path.at(-1) === 'string' && (place === 'field' || path.length > 1);
  const isEmpty = label !== undefined && (isEmptyField || problem.cause?.type === 'empty part');
  return {
    message: isEmpty ? `${label} is empty` : describe(problem, label, at, files),
    isNote: false,
    ...(isEmpty && file === edited.file && { empty: label }),
    ...(file !== edited.file && { file, entry: nameFile(file, files) }),
    ...placeInForm(problem, form),
  };
}

/** Returns the field of a problem or of a link, and in a text its block or its words. */
export function placeInForm(
  { place, path, words }: Pick<Problem, 'place' | 'path' | 'words'>,
  block?: BlockPlace,
): Place {
  if (place !== 'text') return { keyPath: path.join('.') };
  return { keyPath: 'body', block, text: words === undefined ? undefined : { words, nth: 0 } };
}

/** Reports a text that two pages have at the edited one. */
const turn = (problem: Problem, { file }: ContentFile): Problem =>
  problem.cause?.type === 'equal text' && problem.cause.file === file
    ? { ...problem, file, cause: { ...problem.cause, file: problem.file } }
    : problem;

/** Returns the name of an entry as the lists of the editor show it. */
export function nameEntry({ file, data, kind, path }: ContentFile): string {
  const title = valueAt(data, ['title']);
  if (path === '/') return LABELS.home;
  if (kind.file !== undefined) return kind.label;
  return typeof title === 'string' ? title : file;
}

function nameFile(name: string, files: readonly ContentFile[]): string {
  const file = files.find((other) => other.file === name);
  return file ? nameEntry(file) : name;
}

/** Converts the problem of a lost published URL into a sentence, at the field that causes or fixes it. */
export function toLostUrl({ path }: Problem, edited: ContentFile, day: string): FormProblem {
  const { file, isDraft } = edited;
  const isScheduled = !isDraft && !isPublished(edited, day);
  const keyPath = isDraft ? 'draft' : isScheduled ? 'date' : file === COMPANY_FILE ? 'gone' : 'aliases';
  return { message: LABELS.lost[keyPath](formatPath(path)), isNote: false, keyPath };
}

/** Returns the part of a file that has a link: Menu, "Careers". */
export function nameLink(link: UrlUse, file: ContentFile): string {
  const { place, path, words } = link;
  if (place === 'text') return words ? `${LABELS.body}, "${words}"` : LABELS.body;
  const around = valueAt(file.data, path.slice(0, -1));
  const name = ['label', 'title', 'heading']
    .map((key) => valueAt(around, [key]))
    .find((text) => typeof text === 'string');
  const section = findSection(valueAt(file.data, [...path.slice(0, 2), 'section']));
  const top = section?.label ?? labelField(file, path.slice(0, 1)).replaceAll('"', '');
  return name === undefined ? labelField(file, path) : `${top}, "${name}"`;
}

/** Returns what a section of a page lacks, in the words of its form. @param index its place on the page */
export function describeGap({ data, problems = [] }: ContentFile, index: number) {
  const section = findSection(valueAt(data, ['sections', index, 'section']));
  const own = problems.filter(({ path: [list, place] }) => list === 'sections' && place === index);
  if (!section) return { label: LABELS.unknownSection, lacks: [] };
  const lacks = own.map((problem) => {
    const label = labelKeys(section.schema, problem.path.slice(2)).join(', ');
    return problem.cause?.type === 'empty field' ? `${label} is empty` : toSentence(label, problem);
  });
  return { label: section.label, lacks };
}

/** Returns what a page lacks whose parts are no sections. */
export function describeLack(edited: ContentFile) {
  const lacks = (edited.problems ?? []).map((problem) => toFormProblem(problem, edited, [edited]).message);
  return { label: edited.kind.label, lacks };
}

const toSentence = (label: string, { expected, found, cause }: Problem): string =>
  cause?.type === 'empty field' || cause?.type === 'nothing'
    ? `${label} needs ${expected}.`
    : `${label} needs ${expected}, not ${found}.`;

function describe(
  problem: Problem,
  label: string | undefined,
  at: ContentFile | undefined,
  files: readonly ContentFile[],
) {
  const { place, path, found, cause, words } = problem;
  const [part] = path;
  if (place === 'text' && part === 'block') return LABELS.stray(found);
  const named = words && (part === 'heading' ? LABELS.heading(words) : LABELS.link(words));
  const subject = label ?? named ?? (at ? LABELS.textAt(startOf(at.markdown, problem.line)) : formatPath(path));
  switch (cause?.type) {
    case 'equal text':
      return LABELS.same(subject, nameFile(cause.file, files));
    case 'not published':
      return LABELS.notPublished(subject, nameFile(cause.file, files));
    case 'hidden text':
      return LABELS.hiddenText;
    case 'heading level':
      return LABELS.wrongLevel(words ?? '', cause.level, cause.right);
    case 'no page':
      return LABELS.noPage(subject, cause.url, cause.near);
    default:
      return toSentence(subject, problem);
  }
}

const MAX_LENGTH = 40;

/** Returns the first words of a line. */
function startOf(markdown: string, line: number): string {
  const text = markdown.split('\n')[line - 1]?.trim() ?? '';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function labelPart(problem: Problem, at: ContentFile, form: BlockForm | undefined): string | undefined {
  if (problem.place === 'field') return labelField(at, problem.path);
  return form && labelInText(problem, form);
}

/** What a text has besides blocks: the label of its form, and the field that can be empty. */
const PARTS = {
  image: { label: LABELS.image, field: 'alt', fieldLabel: LABELS.alt },
  table: { label: TABLE.label, field: 'rows', fieldLabel: TABLE.fields[0]?.label },
};

const isPart = (name: PropertyKey | undefined): name is keyof typeof PARTS => name === 'image' || name === 'table';

type BlockForm = BlockPlace & { isOnly: boolean };

/** Returns the form of a block, of an image or of a table in a text. */
function findForm({ path: [name, key = ''], line }: Problem, { markdown }: ContentFile): BlockForm | undefined {
  const label = isPart(name) ? PARTS[name].label : findBlock(String(name))?.label;
  if (label === undefined) return undefined;
  const lines = isPart(name) ? listStarts(markdown, name) : listLines(markdown, `:::${String(name)}`);
  const nth = lines.filter((place) => place <= line).length - 1;
  return { label, nth, isOnly: lines.length === 1, field: isPart(name) ? PARTS[name].field : String(key) };
}

const listLines = (markdown: string, start: string): number[] =>
  markdown.split('\n').flatMap((text, index) => (text.startsWith(start) ? [index + 1] : []));

function listStarts(markdown: string, type: keyof typeof PARTS): number[] {
  const lines: number[] = [];
  visit(parseMarkdown(markdown), type, (node) => void lines.push(findLine(node)));
  return lines;
}

/** Returns where the form of a part of a text has a field: Text, Image gallery 2, Image 3, "Alt text". */
function labelInText({ path: [name, ...keys], cause }: Problem, { label, nth, isOnly }: BlockForm): string {
  const part = isPart(name) && cause?.type === 'empty part' ? [`"${PARTS[name].fieldLabel}"`] : [];
  const block = findBlock(String(name));
  const field = block ? labelKeys(block.schema, keys) : part;
  return [LABELS.body, isOnly ? label : `${label} ${nth + 1}`, ...field].join(', ');
}
