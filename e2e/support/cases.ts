/** Reads tables of cases, which are data, from e2e/fixtures/cases/. */
import fs from 'node:fs';
import { parse } from 'yaml';

export const readCases = (name: string) => parse(fs.readFileSync(`e2e/fixtures/cases/${name}.yml`, 'utf8'));

/** Turns `/pattern/flags` into a regular expression; any other text stays a text. */
export function textOrPattern(text: string): string | RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}
