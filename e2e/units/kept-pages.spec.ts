/** By what a build knows that the page of an entry is as the last one has left it. */
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { partsOfPages } from '../../scripts/support/plan-pages';
import { inspectContent } from '../support/content';
import { sharedContent } from '../support/shared-content';

const content = sharedContent();
const LONG = `mailto:sales@spanwell.example?subject=${'x'.repeat(5000)}`;

/** The addresses of entries whose pages are made again after a change. */
function madeAgain(change: () => void): string[] {
  const parts = () => {
    const site = createSite({ root: content.root, pictures: readPictures(), ...MODEL });
    return partsOfPages(site, inspectContent(content.root));
  };
  const before = parts();
  change();
  const after = parts();
  return [...after].flatMap(([address, now]) => (`${before.get(address)}` === `${now}` ? [] : [address])).sort();
}

const replace = (file: string, from: RegExp, to: string) => {
  const found = content.read(file);
  expect(found).toMatch(from);
  content.write(file, found.replace(from, to));
};

const STUDY = 'case-studies/application-migration-iris.md';

test('nothing changed: none', () => {
  expect(madeAgain(() => undefined)).toEqual([]);
});

test('a text: its own page, whatever it links to', () => {
  const change = () => replace(STUDY, /\n$/, `\n\nOne sentence more, and [a letter](${LONG}).\n`);
  expect(madeAgain(change)).toEqual(['/case-study/application-migration-iris']);
});

test('a title: the pages that name it as well, and none of another collection', () => {
  const changed = madeAgain(() => replace(STUDY, /^title: .*$/m, 'title: A study of another name'));
  expect(changed.filter((address) => address.startsWith('/case-study/'))).toHaveLength(3);
  expect(changed).not.toContain('/healthcare');
});

test('a word that stands on every page: all', () => {
  const changed = madeAgain(() => replace('site.md', /^ {2}note: .*$/m, '  note: Remark'));
  expect(changed).toContain('/healthcare');
  expect(changed).toContain('/case-study/application-migration-iris');
});
