/** Follows the recipes of CONTRIBUTING.md in a copy of the project: their files, edits and commands. */
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { cloneProject } from '../support/clone';

/** Checks that a newcomer runs after each recipe, as `npm test` does, less the build. */
const CHECKS = [
  'npm run content -- --images',
  `npm run content -- ${FIXTURE_CONTENT}`,
  'npx biome check',
  'npm run types',
];

/** The tests that cover what each recipe adds. None of them needs a build. */
const SPECS = {
  'Add a section': 'units/sections tools/reference',
  'Add a field': 'units/sections tools/reference',
  'Add a collection': 'tools/reference',
  'Add an island': 'units/loader',
};

/** A fenced block: its language, the file that its first line names, and its lines without the indentation of the list. */
type Block = { language: string; file: string; code: string };

function readBlocks(recipe: string): Block[] {
  const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const chapter = guide.split(/^#{2,3} /m).find((text) => text.startsWith(`${recipe}\n`)) ?? '';
  const fences = chapter.matchAll(/^ {3}```(\w+) ?(.*)\n([\s\S]*?)^ {3}```$/gm);
  return [...fences].map(([, language = '', file = '', code = '']) => ({
    language,
    file,
    code: code.replace(/^ {3}/gm, ''),
  }));
}

function follow(root: string, { language, file, code }: Block): void {
  const target = path.join(root, file);
  if (language === 'sh') for (const command of code.trim().split('\n')) run(root, command);
  else if (language === 'diff') applyDiff(root, code);
  else {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, code, { flag: 'wx' });
  }
}

/** Applies a diff whose files start with `+++` and their name, and whose further places with `@@`. */
function applyDiff(root: string, diff: string): void {
  for (const edited of diff.split(/^\+\+\+ /m).slice(1)) {
    const [file = ''] = edited.split('\n', 1);
    const target = path.join(root, file);
    for (const lines of edited.slice(file.length + 1).split(/^@@\n/m))
      fs.writeFileSync(target, withLines(fs.readFileSync(target, 'utf8'), file, lines));
  }
}

/** Replaces the lines of a file that a diff shows. @throws if the file has them never, or more than once */
function withLines(text: string, file: string, diff: string): string {
  const linesWithout = (sign: string) =>
    diff
      .split(/(?<=\n)/)
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('');
  const [before, after, ...further] = text.split(linesWithout('+'));
  if (before === undefined || after === undefined || further.length > 0) {
    throw new Error(`${file}: expected once the lines that CONTRIBUTING.md edits:\n${diff}`);
  }
  return before + linesWithout('-') + after;
}

/** Runs a command in a copy. @throws what it printed, when it fails */
function run(root: string, command: string): void {
  try {
    execSync(command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`After the recipe, \`${command}\` failed:\n${stdout}\n${stderr}`);
  }
}

for (const [recipe, specs] of Object.entries(SPECS)) {
  test(`passes all checks after the recipe "${recipe}"`, { tag: '@all' }, () => {
    test.setTimeout(600_000);
    const blocks = readBlocks(recipe);
    expect(blocks.length).toBeGreaterThan(1);
    const root = cloneProject();
    for (const block of blocks) follow(root, block);
    for (const check of CHECKS) run(root, check);
    run(root, `npx playwright test --no-deps ${specs}`);
    fs.rmSync(root, { recursive: true });
  });
}
