/** `npm run new` writes drafts that pass the check, and the manual's tables are those of the schemas. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FROZEN_CONTENT } from '../../scripts/test/roots';
import { formatProblem, inspectContent } from '../support/content';
import { KINDS, makeDraft, slugFrom, UsageError, withTables } from '../support/workbench';

test('addresses come from titles', () => {
  expect(slugFrom('Zürich & Café: what’s new in 2026?')).toBe('zurich-cafe-whats-new-in-2026');
  expect(slugFrom('日本')).toBe('');
});

test.describe('npm run new', () => {
  let folder = '';
  test.beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-'));
    fs.cpSync(FROZEN_CONTENT, path.join(folder, 'content'), { recursive: true });
    fs.cpSync('public', path.join(folder, 'public'), { recursive: true });
  });
  test.afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** What the command does, without a process of its own. */
  const draft = (...args: readonly string[]) => makeDraft(args, path.join(folder, 'content'));
  /** The words it refuses with; any other error is a fault of the command. */
  const refusal = (...args: readonly string[]) => {
    try {
      return `wrote: ${draft(...args)}`;
    } catch (error) {
      if (error instanceof UsageError) return error.message;
      throw error;
    }
  };

  /** Runs the command itself in a folder with content and pictures. */
  const run = (...args: string[]) => {
    const root = path.resolve('.');
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const command = [tsx, '--tsconfig', path.join(root, 'tsconfig.json'), path.join(root, 'scripts/new.ts'), ...args];
    return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  };

  for (const { singular = '', folder: place, schema } of KINDS.filter((kind) => kind.singular !== undefined)) {
    test(`${singular}: writes a valid draft that names every field`, () => {
      const said = draft(singular, 'Signs of a Good Bridge', '--date', '2024-05-06');
      const file = `content/${place}/signs-of-a-good-bridge.md`;
      expect(said).toContain(file);
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const name of Object.keys(schema.shape))
        expect(text, name).toMatch(new RegExp(`^# .+\\n(# )?${name}:`, 'm'));
      const { problems } = inspectContent(path.join(folder, 'content'));
      expect(problems.map(formatProblem)).toEqual([]);
      expect(text).toMatch(/^draft: true$/m);

      expect(refusal(singular, 'Signs of a Good Bridge')).toContain('exists already');
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(text);
      const used = text.replace(/^(\s*)# (?=[a-z]\w*:( |$))/gm, '$1').replace(/^# {3}/gm, '  ');
      fs.writeFileSync(path.join(folder, file), used);
      const withAll = inspectContent(path.join(folder, 'content')).problems;
      expect(withAll.map(formatProblem), 'also with the optional fields').toEqual([]);
    });
  }

  test('the command writes and says where, or says what is wrong without a stack trace', () => {
    const written = run('product', 'Signs of a Good Bridge');
    expect(written.status, written.stderr).toBe(0);
    expect(written.stdout).toContain('content/products/signs-of-a-good-bridge.md');
    expect(fs.existsSync(path.join(folder, 'content/products/signs-of-a-good-bridge.md'))).toBe(true);
    const refused = run('post', 'Short');
    expect(refused.status).toBe(1);
    expect(refused.stdout).toBe('');
    expect(refused.stderr).toContain('10 to 90');
    expect(refused.stderr).not.toContain('    at ');
  });

  test('explains wrong use, and writes nothing', () => {
    const before = fs.readdirSync(path.join(folder, 'content'), { recursive: true }).length;
    for (const [args, words] of [
      [[], 'npm run new post'],
      [['poem', 'A title'], 'no kind of page called "poem"'],
      [['post'], 'needs a title'],
      [['post', 'Short'], '10 to 90'],
      [['post', 'A title of good length', '--date', '2024-02-30'], 'found "2024-02-30"'],
      [['industry', 'About'], 'taken by'],
      [['industry', 'EDI'], 'found /edi, taken by content/industries/edi.md'],
      [['post', '日本日本日本日本日本'], 'letter from a to z'],
    ] as const) {
      expect(refusal(...args)).toContain(words);
    }
    expect(fs.readdirSync(path.join(folder, 'content'), { recursive: true }).length).toBe(before);
  });

  test('a page below a folder, of the sections asked for, in their order', () => {
    const names = ['statistics', 'hero', 'cards', 'cards', 'body'];
    draft('page', 'Terms of Use', '--folder', 'legal', '--sections', names.join(','));
    const text = fs.readFileSync(path.join(folder, 'content/pages/legal/terms-of-use.md'), 'utf8');
    expect([...text.matchAll(/^ {2}- section: (.*)$/gm)].map(([, name]) => name)).toEqual(names);
    expect(inspectContent(path.join(folder, 'content')).problems.map(formatProblem)).toEqual([]);
  });

  test('a misspelt section is named, with the nearest', () => {
    const words = refusal('page', 'Terms of Use', '--sections', 'heor');
    expect(words).toContain('(did you mean "hero"?), found "heor"');
  });
});

test("the manual's tables are those of the schemas", () => {
  const manual = fs.readFileSync('content/README.md', 'utf8');
  expect(withTables(manual), 'npx tsx scripts/manual.ts brings them up to date').toBe(manual);
});
