/** Names of files: as a Mac, Windows and other websites write them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderMarkdown } from '../markdown/render';
import { findIn, imageKey } from '../model/image-file';
import { describeMissing } from './rules/images';

const findProblem = (url: string, file: string) => {
  const key = imageKey(url, 'content/blog');
  return key === file ? undefined : describeMissing(key, [file]).expected;
};

test('finds files by names with any sign', () => {
  for (const [url, file] of [
    ['/images/a%20b.png', '/images/a b.png'],
    ['/images/a%231%26.png', '/images/a#1&.png'],
    ['constructor.png', 'content/blog/constructor.png'],
  ] as const)
    assert.equal(findProblem(url, file), undefined, url);
});

test('says what to paste for a name that only looks equal', () => {
  assert.match(
    findProblem('/images/at%2010.30.15%20AM.png', '/images/at 10.30.15\u202FAM.png') ?? '',
    /did you mean "\/images\/at%2010\.30\.15%E2%80%AFAM\.png"/,
  );
  assert.match(
    findProblem('/images/Bu\u0308ro.png', '/images/B\u00FCro.png') ?? '',
    /did you mean "\/images\/B%C3%BCro\.png"/,
  );
});

test('renders an image whose name every object has', () => {
  assert.match(
    renderMarkdown('![A](constructor) ![B](__proto__)', { findImage: (key) => findIn({}, key) }).html,
    /src="constructor"/,
  );
});
