import { z } from 'zod';
import type { ContentType } from '../model/content-types';
import { makeExample, readShape } from '../model/forms';
import { valueAt, withValue } from '../model/values';
import { isRecord, schemaAt } from '../model/walk';
import { type ContentFile, type Entry, isEntry, parseFile } from './content-file';

type Path = readonly PropertyKey[];

/** A repair may show further problems, such as the fields of a section whose name was wrong. */
const MAX_ROUNDS = 5;

/** Returns a draft with examples in the place of what it lacks or gets wrong; undefined if that does not help. */
export function repairEntry(file: ContentFile, day: string): Entry | undefined {
  const repaired = repairDraft(file.type, file.data);
  const hasOwnDate = isRecord(file.data) && isRecord(repaired) && file.data.date === repaired.date;
  // An example of a day would pass for a day that somebody chose.
  const data = isRecord(repaired) && 'date' in repaired && !hasOwnDate ? { ...repaired, date: day } : repaired;
  const entry = parseFile(file.file, { ...file, data }, { outline: file.outline });
  return entry && isEntry(entry) ? { ...entry, problems: file.problems } : undefined;
}

/**
 * Makes an unfinished draft renderable: cuts what is too long, removes what is invalid, and replaces what the page needs by an
 * example. @returns undefined if that does not help
 */
function repairDraft(type: ContentType, data: unknown): unknown {
  let value = data;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = type.schema.safeParse(value);
    if (result.success) return value;
    for (const issue of result.error.issues)
      value = withValue(value, findPath(issue), substituteFor(type, value, issue));
  }
  return undefined;
}

/** Returns what to replace: an unknown field, or a whole section with an unknown name. */
function findPath(issue: z.core.$ZodIssue): Path {
  if (issue.code === 'unrecognized_keys') return [...issue.path, issue.keys[0] ?? ''];
  return issue.code === 'invalid_union' ? issue.path.slice(0, -1) : issue.path;
}

function substituteFor({ schema }: ContentType, data: unknown, issue: z.core.$ZodIssue): unknown {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return undefined;
  const invalid = valueAt(data, path);
  const isLong = issue.code === 'too_big' && (typeof invalid === 'string' || Array.isArray(invalid));
  if (isLong) return invalid.slice(0, Number(issue.maximum));
  const node = schemaAt(schema, data, path);
  if (!node || node instanceof z.ZodOptional) return undefined;
  return makeExample(String(path.findLast((key) => typeof key !== 'number')), readShape(node));
}
