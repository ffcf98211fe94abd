/** The vocabulary of schema.org, read from the types that schema-dts generates from it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Term = { parents: string[]; properties: Map<string, string> };

const declarations = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts');
const terms = new Map<string, Term>();

for (const [, name = '', parents = '', body = ''] of readFileSync(declarations, 'utf8').matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf)(?: extends ([^{]*))? \{\n([\s\S]*?)^\}/gm,
)) {
  const known: Term = terms.get(name) ?? { parents: [], properties: new Map() };
  for (const parent of parents.matchAll(/(\w+?)(?:Base|Leaf)\b/g)) {
    if (parent[1] && parent[1] !== name) known.parents.push(parent[1]);
  }
  for (const [, property = '', type = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)) {
    known.properties.set(property, type);
  }
  terms.set(name, known);
}

/** How many terms there are: none would mean that the types are written in another way. */
export const vocabularySize = terms.size;

export const isType = (name: string) => terms.has(name);

/** The types a value of a property may have, as written by schema-dts; undefined for a property its class lacks. */
export function rangeOf(type: string, property: string): string | undefined {
  const term = terms.get(type);
  if (!term) return undefined;
  const own = term.properties.get(property);
  if (own !== undefined) return own;
  for (const parent of term.parents) {
    const inherited = rangeOf(parent, property);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

/** The type itself and all it is a kind of. */
export function kindsOf(type: string): string[] {
  return [type, ...(terms.get(type)?.parents ?? []).flatMap(kindsOf)];
}
