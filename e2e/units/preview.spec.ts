/** What `npm run dev` shows while content is being written. */
import fs from 'node:fs';
import path from 'node:path';
import { changedPlaces } from '../../scripts/preview/changed-places';
import { createLastGood } from '../../scripts/preview/last-good';
import { problemPage, problemPanel, writtenPanel } from '../../scripts/preview/problem-page';
import { expect, test } from '../support/test';

const changed = (before: string, after: string) =>
  changedPlaces(before.split(' '), after.split(' ')).map((place) => after.split(' ')[place]);

test('what is new on a page is what was not there, however often', () => {
  expect(changed('a b c', 'a b c')).toEqual([]);
  expect(changed('a b c', 'a x c')).toEqual(['x']);
  expect(changed('a b c', 'a b x y c')).toEqual(['x', 'y']);
  expect(changedPlaces(['a', 'b'], ['a', 'b', 'a'])).toEqual([2]);
});

test('where nothing is new, what has moved is marked, and what stands in the place of what went', () => {
  expect(changed('a b c d', 'a c b d')).toEqual(['c', 'b']);
  expect(changed('a b c', 'a c')).toEqual(['c']);
  expect(changed('a b c', 'a b')).toEqual(['b']);
  expect(changedPlaces(['a'], [])).toEqual([]);
});

test('the last good version is what was taken: changed, new and removed files follow only then', () => {
  const [root, copy] = [test.info().outputPath('content'), test.info().outputPath('copy')];
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  };
  const read = () =>
    Object.fromEntries(
      fs
        .readdirSync(copy, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => [name, fs.readFileSync(path.join(parentPath, name), 'utf8')]),
    );
  write('pages/home.md', 'one');
  write('blog/old.md', 'old');
  fs.mkdirSync(copy);
  fs.writeFileSync(path.join(copy, 'of-another-day.md'), 'left');
  const good = createLastGood(root, copy);
  expect(good.exists()).toBe(false);
  const first = good.moment();
  expect(good.take(first)).toBe(true);
  expect(good.take(good.moment()), 'the same again is no news').toBe(false);
  expect(read()).toEqual({ 'home.md': 'one', 'old.md': 'old' });

  write('pages/home.md', 'two, longer');
  write('pages/new/deep.md', 'new');
  fs.rmSync(path.join(root, 'blog/old.md'));
  expect(good.isCurrent(first)).toBe(false);
  expect(read()).toEqual({ 'home.md': 'one', 'old.md': 'old' });
  expect(good.take(good.moment())).toBe(true);
  expect(read()).toEqual({ 'home.md': 'two, longer', 'deep.md': 'new' });
});

const PROBLEM = { file: 'content/a.md', line: 4, field: 'title', expected: 'some text', found: '"<b>"' };

test('what is wrong is told in the same words beside a page and alone, as text', () => {
  for (const told of [problemPage([PROBLEM]), problemPanel([PROBLEM])]) {
    expect(told).toContain('One thing to mend in the content');
    expect(told).toContain('Line 4: title');
    expect(told).toContain('&quot;&lt;b&gt;&quot;');
  }
  expect(problemPanel([PROBLEM, PROBLEM])).toContain('2 things to mend');
  expect(problemPanel([PROBLEM])).toContain('@media print { :host { display: none; } }');
  expect(writtenPanel(problemPanel([])), 'nothing where nothing is wrong').toBe('');
});
