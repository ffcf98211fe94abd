/** Lists the tests of each requirement (docs/specification.yml) and criterion (docs/wcag.yml), which name them by tag. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { parse } from 'yaml';

type Test = { file: string; title: string; tags: readonly string[] };
type Suite = { specs: readonly Test[]; suites?: readonly Suite[] };
type Criterion = Record<'num' | 'name' | 'level' | 'how' | 'read' | 'untested', string> & { applies?: false };

/** Ends the part of a document that a person writes. */
const MARK = '<!-- npm run manual writes the rest. -->\n';

/** Returns every test of the project with its tags. */
export function listTests(): readonly Test[] {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  const env = { ...process.env, TEST_SUITE: 'all' };
  const list = execFileSync(process.execPath, args, { encoding: 'utf8', env, maxBuffer: 1e8 });
  const testsOf = ({ specs, suites = [] }: Suite): readonly Test[] => [...specs, ...suites.flatMap(testsOf)];
  return JSON.parse(list).suites.flatMap(testsOf);
}

/**
 * Returns the text of docs/spec-coverage.md and docs/wcag.md, by file.
 * @throws for a tag without a row, and for a row that neither a test nor a person has verified
 */
export function writeCoverage(tests: readonly Test[]): Record<string, string> {
  const requirements: Record<string, Record<string, string>> = parse(fs.readFileSync('docs/specification.yml', 'utf8'));
  const criteria: readonly Criterion[] = parse(fs.readFileSync('docs/wcag.yml', 'utf8'));
  const names = Object.values(requirements).flatMap((rows) => Object.keys(rows));
  const rowTags = new Set([
    ...names.map((name) => `spec-${name}`),
    ...criteria.map(({ num }) => `wcag-${num}`),
    'all',
    'engines',
  ]);
  const unknown = tests.flatMap(({ tags }) => tags).filter((tag) => !rowTags.has(tag));
  if (unknown.length > 0) throw new Error(`No row of docs/ has the tag @${unknown[0]}.`);

  function verifiedBy(tag: string, candidates: readonly Test[], read?: string): string {
    const files = new Set(candidates.filter(({ tags }) => tags.includes(tag)).map(({ file }) => `\`${file}\``));
    if (files.size === 0 && !read) throw new Error(`No test has the tag @${tag}.`);
    return [...[...files].sort(), ...(read ? [`read by a person, ${read}`] : [])].join(', ');
  }
  const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
    [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  const fastTests = tests.filter(({ tags }) => !tags.includes('all'));
  const sections = Object.entries(requirements).map(([subject, rows]) => {
    const cells = Object.entries(rows).map(([name, text]) => [text, name, verifiedBy(`spec-${name}`, fastTests)]);
    return `\n## ${subject}\n\n${table(['Requirement', 'Tag: @spec-…', 'Tests'], cells)}`;
  });
  const cells = criteria.map(({ num, name, level, how, applies, read, untested }) => {
    const text = applies === false ? `Does not apply. ${how}` : how;
    return [`${num} ${name}`, level, text, verifiedBy(`wcag-${num}`, tests, read), untested ?? ''];
  });
  const titles = ['Criterion', 'Level', 'How it is met', 'Verified by', 'What no test can show'];
  const before = (file: string) => fs.readFileSync(file, 'utf8').split(MARK)[0] + MARK;
  return {
    'docs/spec-coverage.md': before('docs/spec-coverage.md') + sections.join(''),
    'docs/wcag.md': `${before('docs/wcag.md')}\n${table(titles, cells)}`,
  };
}
