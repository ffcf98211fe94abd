/** By what a build knows that a page is as the last one has left it. */
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { partsOfPages } from '../../scripts/support/plan-pages';
import { inspectContent } from '../support/content';
import { sharedContent } from '../support/shared-content';

const content = sharedContent();
const LONG = `mailto:sales@spanwell.example?subject=${'x'.repeat(5000)}`;

/** The addresses whose pages are made again after a change. */
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

const POST = 'blog/change-in-employee-engagement-perception.md';
const POST_ADDRESS = '/blog/change-in-employee-engagement-perception';
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
  const studies = changed.filter((address) => address.startsWith('/case-study/'));
  expect(studies).toHaveLength(3);
  expect(changed.filter((address) => !studies.includes(address))).toEqual(['/case-study', '/search']);
});

test('what lists say of a post: they and the page that features it, and no other post', () => {
  const changed = madeAgain(() => replace(POST, /^excerpt: >-$/m, 'excerpt: >-\n  In other words.'));
  expect(changed).toEqual(['/', '/blog', POST_ADDRESS]);
});

test('a section: its own page at each of its addresses', () => {
  const changed = madeAgain(() => replace('pages/it-services.md', /^( +heading: ).*$/m, '$1Said in other words'));
  expect(changed).toEqual(['/it-services', '/services']);
});

test('one post more: the pages that list it, and none that does not', () => {
  const more = content
    .read(POST)
    .replace(/^title: .*$/m, 'title: Another post of ours\ntags: [cloud]')
    .replace(/^description: .*$/m, 'description: What another post of ours is about, in words that stand here alone.');
  const changed = madeAgain(() => content.write('blog/another.md', more));
  const isOfBlog = (address: string) => address.startsWith('/blog');
  expect(changed.filter(isOfBlog)).toEqual(['/blog', '/blog/another', POST_ADDRESS, '/blog/tag/cloud']);
  expect(changed.filter((address) => !isOfBlog(address))).toEqual(['/search']);
});

test('a word that stands on every page: all', () => {
  const changed = madeAgain(() => replace('site.md', /^ {2}note: .*$/m, '  note: Remark'));
  expect(changed).toContain('/healthcare');
  expect(changed).toContain('/case-study/application-migration-iris');
});
