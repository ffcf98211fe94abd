/** Makes unfinished content drawable: each wrong value gives way to one that passes. */
import { z } from 'zod';
import type { Kind } from '../../lib/content/kinds';
import type { Sections } from '../../lib/definitions/section';
import { choose, isRecord } from '../../lib/shared/schema';
import { exampleOf } from '../../scripts/forms/example';
import { shapeOf } from '../../scripts/forms/shape';

type Path = readonly PropertyKey[];

/** A mend may bring up what was hidden behind it, such as the fields of a section whose name was wrong. */
const ROUNDS = 5;
/** Long enough for a title of every kind. */
const FACTS = { title: 'A title to be written', order: 999, date: '2024-01-01' };

/**
 * @param data fields that may be wrong
 * @param last fields of the same file that could be drawn
 * @returns fields that pass the schema: cut where too long, else as they were last, else an example; undefined where
 * nothing helps
 */
export function mend(kind: Kind, sections: Sections, data: unknown, last: unknown): unknown {
  let value = data;
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = kind.schema.safeParse(value);
    if (result.success) return value;
    for (const issue of result.error.issues) {
      const path = pathOf(issue);
      const instead = standIn({ kind, sections, value, last }, issue);
      value = replaced(value, path, instead === at(value, path) ? undefined : instead);
    }
  }
  return undefined;
}

/** What is to give way: an unknown field, or a section of an unknown name as a whole. */
function pathOf(issue: z.core.$ZodIssue): Path {
  if (issue.code === 'unrecognized_keys') return [...issue.path, issue.keys[0] ?? ''];
  return issue.code === 'invalid_union' ? issue.path.slice(0, -1) : issue.path;
}

type Place = { kind: Kind; sections: Sections; value: unknown; last: unknown };

function standIn({ kind, sections, value, last }: Place, issue: z.core.$ZodIssue): unknown {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return undefined;
  const found = at(value, path);
  if (issue.code === 'too_big' && typeof found === 'string') return found.slice(0, Number(issue.maximum)).trim();
  if (issue.code === 'too_big' && Array.isArray(found)) return found.slice(0, Number(issue.maximum));
  const section = path[0] === 'sections' ? sectionAt(value, path[1]) : undefined;
  const before = at(last, path);
  if (before !== undefined && (section === undefined || section === sectionAt(last, path[1]))) return before;
  const example = section === undefined ? undefined : at(sections[section]?.example, path.slice(2));
  if (example !== undefined) return example;
  const schema = schemaAt(kind.schema, value, path);
  if (!schema || schema instanceof z.ZodOptional) return undefined;
  const names = path.filter((key) => typeof key !== 'number').map(String);
  return exampleOf((section === undefined ? names : [section, ...names.slice(1)]).join('.'), shapeOf(schema), FACTS);
}

/** What the section at a place of the list is called. */
function sectionAt(data: unknown, index: PropertyKey | undefined): string | undefined {
  const section = index === undefined ? undefined : at(data, ['sections', index, 'section']);
  return typeof section === 'string' ? section : undefined;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (isRecord(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    value,
  );
}

function schemaAt(schema: unknown, data: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key, depth) => {
    const parent = choose(node, at(data, path.slice(0, depth)));
    if (parent instanceof z.ZodObject) return parent.shape[String(key)];
    return parent instanceof z.ZodArray ? parent.element : undefined;
  }, schema);
}

/** The same data with another value at a path; without one, the field or the item goes. */
function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const index = Number(key);
    const part = replaced(data[index], rest, value);
    return part === undefined ? data.filter((_, place) => place !== index) : data.with(index, part);
  }
  const { [String(key)]: part, ...others } = isRecord(data) ? data : {};
  const made = replaced(part, rest, value);
  return made === undefined ? others : { ...others, [String(key)]: made };
}
