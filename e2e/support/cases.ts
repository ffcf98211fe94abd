/** Reads tables of cases, which are data, from e2e/fixtures/cases/. */
import fs from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'yaml';

export const readCases = (name: string) => parse(fs.readFileSync(`e2e/fixtures/cases/${name}.yml`, 'utf8'));

/** Turns `/pattern/flags` into a regular expression; any other text stays a text. */
export function textOrPattern(text: string): string | RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}

/** Compares a text with another one, or with a pattern. */
export function expectMatch(text: string, wanted: string, message: string) {
  const pattern = textOrPattern(wanted);
  if (typeof pattern === 'string') expect.soft(text, message).toBe(pattern);
  else expect.soft(text, message).toMatch(pattern);
}
