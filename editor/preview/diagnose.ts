import type { z } from 'zod';
import { FORMS } from '../../lib/content/blocks';
import type { FormField } from '../../lib/content/blocks/form';
import type { LoadedContent } from '../../lib/content/check';
import { describeProblem, type Problem } from '../../lib/content/problems';
import type { SourceFile } from '../../lib/content/source-file';
import { COMPANY_FILE, contentTypeAt, listSections } from '../../lib/model/content-types';
import { readShape, type Shape, toLabel } from '../../lib/model/forms';
import { SECTIONS } from '../../lib/model/sections';
import type { SectionDefinition } from '../../lib/model/sections/definition';
import { isRecord } from '../../lib/model/walk';
import { LABELS } from '../labels';
import type { Diagnostic } from '../messages';

const DEFINITIONS: Readonly<Record<string, SectionDefinition>> = SECTIONS;
/** What the checks find in an empty required field. */
const EMPTY = ['nothing', 'an empty field', '""', 'a list of 0'];

/** Converts a problem into the words of the forms. Fields are on line 0 (source.ts). @param source the edited file */
export function diagnose(problem: Problem, source: SourceFile, { documents }: LoadedContent): Diagnostic {
  const at = documents.find((document) => document.source.file === problem.file)?.source ?? source;
  const isOwn = problem.file === source.file;
  // A folder has neither a text nor fields.
  const isRead = at.file === problem.file && !isFile(problem);
  const isInText = isRead && problem.line > 0 && at.body !== '';
  const isField = isRead && !isInText;
  const inForm = isInText ? labelInForm(problem, at) : undefined;
  const label = inForm ?? (isField ? labelIn(at, problem.field) : problem.field);
  const isEmpty = EMPTY.includes(problem.found) && (isField || (inForm?.endsWith('"') ?? false));
  const words = isEmpty ? `${label} is empty` : describeProblem({ ...problem, field: label });
  return {
    message: isInText && !inForm ? describeInText(problem) : words,
    isNote: false,
    ...(isEmpty && isField && isOwn && { empty: label }),
    ...(!isOwn && { file: problem.file, entry: at.file === problem.file ? nameEntry(at) : problem.file }),
    keyPath: isInText ? 'body' : problem.field.replace(/\.(\d+)/g, (_, number) => `.${Number(number) - 1}`),
  };
}

function nameEntry({ file, folder, name, data }: SourceFile): string {
  const title = isRecord(data) && typeof data.title === 'string' ? data.title : file;
  const type = contentTypeAt(folder, name);
  return type?.name === undefined ? title : type.label;
}

/** Converts the problem of a lost published URL into a sentence, at the field that causes or fixes it. */
export function diagnoseLoss(problem: Problem, { file }: SourceFile, { documents, day }: LoadedContent): Diagnostic {
  const { isDraft, from = day } = documents.find(({ source }) => source.file === file) ?? {};
  const keyPath = isDraft ? 'draft' : from > day ? 'date' : file === COMPANY_FILE ? 'gone' : 'aliases';
  return { message: LABELS.lost[keyPath](problem.field), isNote: false, keyPath };
}

function describeInText(problem: Problem): string {
  const place = `Line ${problem.line} of the text`;
  if (problem.field === 'block') return `${place}: ${LABELS.stray(problem.found)}`;
  return `${place}, ${describeProblem({ ...problem, field: problem.field === 'text.image' ? 'image' : problem.field })}`;
}

const isFile = ({ field }: Problem) => field === 'file name' || field === 'place' || field === 'file';

/** Returns where the form has a field: Section 3, Cards, second of "Cards", "Description". */
function labelIn(source: SourceFile, field: string): string {
  if (field === 'body') return `"${LABELS.body}"`;
  const [list, place, ...inside] = field.split('.');
  const name = list === 'sections' && place ? listSections(source.data)[Number(place) - 1]?.section : undefined;
  const section = typeof name === 'string' && inside.length > 0 ? DEFINITIONS[name] : undefined;
  const keys = section ? inside : field.split('.');
  const schema = section?.schema ?? contentTypeAt(source.folder, source.name)?.schema;
  const label = (end: number) => `"${labelAt(schema, keys.slice(0, end))}"`;
  const items = keys.flatMap((key, index) => (isNumber(key) ? [`${ordinal(Number(key))} of ${label(index)}`] : []));
  const isItem = isNumber(keys.at(-1) ?? '');
  return [
    ...(section ? [`Section ${place}`, section.label] : []),
    ...items,
    ...(isItem ? [] : [label(keys.length)]),
  ].join(', ');
}

/** Returns where the form of a block has a field: Text, second Image gallery, third of "Images", "Alt text". */
function labelInForm({ field, line }: Problem, { body }: SourceFile): string | undefined {
  const [name = '', ...keys] = field.split('.');
  const block = FORMS[name];
  if (!block) return undefined;
  const places = body.split('\n').flatMap((text, index) => (text.startsWith(`:::${name}`) ? [index + 1] : []));
  const which = places.length > 1 ? `${ordinal(places.filter((place) => place <= line).length)} ` : '';
  let fields: readonly FormField[] | undefined = block.form.fields;
  let parent = '';
  const inside = keys.flatMap((key) => {
    if (isNumber(key)) return [`${ordinal(Number(key))} of "${parent}"`];
    const found = fields?.find((candidate) => candidate.name === key);
    parent = found?.label ?? '';
    fields = found?.fields;
    return found && !found.fields ? [`"${found.label}"`] : [];
  });
  return [LABELS.body, `${which}${block.label}`, ...inside].join(', ');
}

/** Returns the label of a field in a schema. @param keys its path; numbers are the places of items */
function labelAt(schema: z.ZodType | undefined, keys: readonly string[]): string {
  let shape: Shape | undefined = schema && readShape(schema);
  for (const key of keys) {
    if (shape?.type === 'list') shape = shape.item;
    else shape = shape?.type === 'group' ? shape.fields[key] : undefined;
  }
  return toLabel(keys.findLast((key) => !isNumber(key)) ?? '', shape);
}

const isNumber = (key: string) => /^\d+$/.test(key);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (place: number) => ORDINALS[place - 1] ?? `number ${place}`;
