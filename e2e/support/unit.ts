/** What tests that are next to the code share. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach } from 'node:test';
import { createSite } from '../../app/site';
import { inspectContent, readContent } from '../../lib/content/read';
import { formatProblem } from '../../lib/model/problems';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { edit, findIllustration, writeFiles } from './content';

type Content = ReturnType<typeof copyContent>;

/** Makes a copy of the fixture content; names are relative to its root. @param root default: in a new folder */
export function copyContent(root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content')) {
  fs.cpSync(FIXTURE_CONTENT, root, { recursive: true });
  const at = (name: string) => path.join(root, name);
  const read = (name: string) => (fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : '');
  const before = new Map<string, string>();
  const remember = (name: string) => before.set(name, before.get(name) ?? read(name));
  const write = (name: string, text: string | Buffer) => {
    remember(name);
    writeFiles({ [name]: text }, root);
  };
  return {
    root,
    read,
    write,
    edit: (name: string, from: string | RegExp, to: string) => write(name, edit(read(name), from, to)),
    append: (name: string, text: string) => write(name, read(name) + text),
    remove: (name: string) => {
      remember(name);
      fs.rmSync(at(name));
    },
    /** Takes all changes back. The content check does not read unchanged files again. */
    undo: () => {
      for (const [name, text] of before) {
        if (text === '') fs.rmSync(at(name), { force: true });
        else fs.writeFileSync(at(name), text);
      }
      before.clear();
      // Commands write files, too.
      for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }))
        if (!fs.existsSync(path.join(FIXTURE_CONTENT, name))) fs.rmSync(at(name), { recursive: true, force: true });
    },
    inspect: (day?: string) => inspectContent(root, { day }),
    problems: (day?: string) => inspectContent(root, { day }).problems.map(formatProblem),
    site: ({ day, ...options }: { day?: string; withDrafts?: boolean } = {}) =>
      createSite(readContent(root, { day }), { findImage: findIllustration, ...options }),
    [Symbol.dispose]: () => fs.rmSync(path.dirname(root), { recursive: true }),
  };
}

/** Makes a copy of the fixture content for the tests of a file, unchanged at the beginning of each. */
export function useContent(): Content {
  const content = copyContent();
  afterEach(content.undo);
  after(() => content[Symbol.dispose]());
  return content;
}

/** Compares a text with another one, or with a pattern. */
export function assertLike(found: string | undefined, wanted: string | RegExp, message?: string): void {
  if (typeof wanted === 'string') assert.equal(found, wanted, message);
  else assert.match(found ?? '', wanted, message);
}

/** Compares texts with as many others or patterns, in their order. */
export function assertAllLike(found: readonly string[], wanted: readonly (string | RegExp)[], message = ''): void {
  assert.equal(found.length, wanted.length, `${message}\n${found.join('\n')}`);
  for (const [index, one] of wanted.entries()) assertLike(found[index], one, message);
}

/** Finds a part of a text, or a pattern, in at least one text. */
export function assertSome(found: readonly string[], wanted: string | RegExp, message = ''): void {
  const isFound = found.some((text) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)));
  assert.ok(isFound, `${message}: ${wanted} is not in\n${found.join('\n')}`);
}

/** Of the processor, not of the clock. Linear work takes less than a tenth of it. */
const MAX_CPU_US = 3_000_000;

/** Reads 100 kB of each part, after each start, in linear time. */
export function assertLinear(
  read: (text: string) => unknown,
  parts: readonly string[],
  starts: readonly string[] = [''],
) {
  for (const text of starts.flatMap((start) => parts.map((part) => start + part.repeat(100_000 / part.length)))) {
    const begin = process.cpuUsage();
    read(text);
    assert.ok(process.cpuUsage(begin).user < MAX_CPU_US, text.slice(0, 40));
  }
}
