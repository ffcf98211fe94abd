/** What tests that are next to the code share. */
import assert from 'node:assert/strict';
import { after, afterEach } from 'node:test';
import { type Content, copyContent } from './content';

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
