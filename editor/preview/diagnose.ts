import { type ContentFile, isShown } from '../../lib/content/content-file';
import { findBlock } from '../../lib/model/blocks';
import { COMPANY_FILE } from '../../lib/model/content-types';
import { describeFault, formatPath, type Problem } from '../../lib/model/problems';
import { valueAt } from '../../lib/model/values';
import { labelField, listLabels, ordinal } from '../field-labels';
import { LABELS } from '../labels';
import type { Diagnostic } from '../messages';
import { TABLE } from '../table-block';

/** Converts a problem into the words of the forms. @param source the edited file */
export function diagnose(problem: Problem, source: ContentFile, files: readonly ContentFile[]): Diagnostic {
  const { file, kind, path } = problem;
  const at = files.find((other) => other.file === file);
  const { label, isField } = findLabel(problem, at);
  const isEmpty = problem.isEmpty === true && isField;
  return {
    message: isEmpty ? `${label} is empty` : describe(problem, label),
    isNote: false,
    ...(isEmpty && kind === 'field' && file === source.file && { empty: label }),
    ...(file !== source.file && { file, entry: at ? nameEntry(at) : file }),
    keyPath: kind === 'text' ? 'body' : path.join('.'),
  };
}

function nameEntry({ file, data, type }: ContentFile): string {
  const title = valueAt(data, ['title']);
  if (type.name !== undefined) return type.label;
  return typeof title === 'string' ? title : file;
}

/** Converts the problem of a lost published URL into a sentence, at the field that causes or fixes it. */
export function diagnoseLoss({ path }: Problem, source: ContentFile, day: string): Diagnostic {
  const { file, isDraft } = source;
  const isScheduled = !isDraft && !isShown(source, day);
  const keyPath = isDraft ? 'draft' : isScheduled ? 'date' : file === COMPANY_FILE ? 'gone' : 'aliases';
  return { message: LABELS.lost[keyPath](formatPath(path)), isNote: false, keyPath };
}

/** A field of a form has a label; a part of a text, such as a heading, has none. */
type Label = { label?: string; isField: boolean };

function findLabel(problem: Problem, at: ContentFile | undefined): Label {
  if (at && problem.kind === 'field') return { label: labelField(at, problem.path), isField: true };
  return at && problem.kind === 'text' ? labelInForm(problem, at) : { label: formatPath(problem.path), isField: false };
}

function describe(problem: Problem, label: string | undefined): string {
  if (label !== undefined) return describeFault(label, problem);
  // Its line counts in the file: whoever writes in the form knows the words.
  if (problem.path[0] === 'block') return `${LABELS.body}: ${LABELS.stray(problem.found)}`;
  const [part = 'text'] = problem.path;
  return describeFault(part === 'text' ? LABELS.body : `${LABELS.body}, ${String(part)}`, problem);
}

/** Returns where the form of a block has a field: Text, second Image gallery, third of "Images", "Alt text". */
function labelInForm({ path, line }: Problem, { markdown }: ContentFile): Label {
  const [name, ...keys] = path;
  if (name === 'table') return { label: `${LABELS.body}, ${TABLE.label}`, isField: false };
  const block = findBlock(String(name));
  if (!block) return { isField: false };
  const places = markdown
    .split('\n')
    .flatMap((text, index) => (text.startsWith(`:::${String(name)}`) ? [index + 1] : []));
  const which = places.length > 1 ? `${ordinal(places.filter((place) => place <= line).length - 1)} ` : '';
  const label = [LABELS.body, `${which}${block.label}`, ...listLabels(block.schema, keys)].join(', ');
  return { label, isField: typeof keys.at(-1) === 'string' };
}
