/** Reads the fixture content, which pages made of it must show. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';

/**
 * @param file below the content folder: 'industries/healthcare.md'
 * @returns the front matter and the text below it
 */
export function fixtureFile(file: string) {
  const source = fs.readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8');
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { data: parse(yaml), body };
}
