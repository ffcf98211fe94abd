import { z } from 'zod';
import type { ContentType } from '../../lib/content/content-types';
import type { SectionDefinitions } from '../../lib/content/schemas/section';
import { isRecord, schemaFor } from '../../lib/content/schemas/walk';
import { exampleOf } from '../../scripts/forms/example';
import { shapeOf } from '../../scripts/forms/shape';

type Path = readonly PropertyKey[];

/** A repair may show further problems, such as the fields of a section whose name was wrong. */
const MAX_ROUNDS = 5;

/**
 * Repairs unfinished fields so that they can be rendered: cuts long texts, and replaces other invalid values with those of the
 * last valid fields, else with an example. @returns undefined if no repair helps
 */
export function repairDraft(kind: ContentType, sections: SectionDefinitions, data: unknown, last: unknown): unknown {
  let value = data;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = kind.schema.safeParse(value);
    if (result.success) return value;
    for (const issue of result.error.issues) {
      const path = pathOf(issue);
      const substitute = substituteFor({ kind, sections, value, last }, issue);
      value = replaced(value, path, substitute === at(value, path) ? undefined : substitute);
    }
  }
  return undefined;
}

/** Returns what to replace: an unknown field, or a whole section with an unknown name. */
function pathOf(issue: z.core.$ZodIssue): Path {
  if (issue.code === 'unrecognized_keys') return [...issue.path, issue.keys[0] ?? ''];
  return issue.code === 'invalid_union' ? issue.path.slice(0, -1) : issue.path;
}

type Draft = { kind: ContentType; sections: SectionDefinitions; value: unknown; last: unknown };

function substituteFor({ kind, sections, value, last }: Draft, issue: z.core.$ZodIssue): unknown {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys' || issue.code === 'invalid_union') return undefined;
  const invalid = at(value, path);
  if (issue.code === 'too_big' && typeof invalid === 'string') return invalid.slice(0, Number(issue.maximum)).trim();
  if (issue.code === 'too_big' && Array.isArray(invalid)) return invalid.slice(0, Number(issue.maximum));
  const section = path[0] === 'sections' ? sectionAt(value, path[1]) : undefined;
  const before = at(last, path);
  if (before !== undefined && (section === undefined || section === sectionAt(last, path[1]))) return before;
  const example = section === undefined ? undefined : at(sections[section]?.example, path.slice(2));
  if (example !== undefined) return example;
  const schema = schemaAt(kind.schema, value, path);
  if (!schema || schema instanceof z.ZodOptional) return undefined;
  const names = path.filter((key) => typeof key !== 'number').map(String);
  return exampleOf((section === undefined ? names : [section, ...names.slice(1)]).join('.'), shapeOf(schema));
}

function sectionAt(data: unknown, index: PropertyKey | undefined): string | undefined {
  const section = index === undefined ? undefined : at(data, ['sections', index, 'section']);
  return typeof section === 'string' ? section : undefined;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (isRecord(part) || Array.isArray(part) ? Reflect.get(part, key) : undefined),
    value,
  );

const schemaAt = (schema: unknown, data: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key, depth) => {
    const parent = schemaFor(node, at(data, path.slice(0, depth)));
    if (parent instanceof z.ZodObject) return parent.shape[String(key)];
    return parent instanceof z.ZodArray ? parent.element : undefined;
  }, schema);

/** Replaces the value at a path; undefined removes the field or the item. */
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
