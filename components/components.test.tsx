/** Every section by its example, and the layout of lists and menus. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createSite } from '../app/site';
import { findIllustration } from '../e2e/support/content';
import { readContent } from '../lib/content/read';
import { exampleSections, type PageSection } from '../lib/model/page';
import { SECTIONS } from '../lib/model/sections';
import type { SectionDefinition } from '../lib/model/sections/definition';
import { currentLink } from '../lib/site/navigation';
import { getSectionsPage } from '../lib/site/pages';
import { FIXTURE_CONTENT } from '../scripts/test/roots';
import { SectionView } from './sections/SectionView';

const site = createSite(readContent(FIXTURE_CONTENT), { findImage: findIllustration });
const EXAMPLES = exampleSections(findIllustration);

function view(section: PageSection, isTitle = false): JSX.Element {
  const page = { ...getSectionsPage(site, section.section === 'entries' ? '/blog' : '/about'), sections: [section] };
  return <SectionView section={section} site={site} page={page} isTitle={isTitle} />;
}
const render = (section: PageSection, isTitle = false) => renderToStaticMarkup(view(section, isTitle));

test('renders an example of every section in every look, with an id that links can name, one h1 at most and no inline style', () => {
  assert.deepEqual([...new Set(EXAMPLES.map(({ section }) => section))], Object.keys(SECTIONS));
  const definitions: Record<string, SectionDefinition> = SECTIONS;
  for (const example of EXAMPLES) {
    const { section: name } = example;
    const section = { ...example, id: 'a-place' };
    assert.match(render(section), /id="a-place"/, name);
    assert.doesNotMatch(render(section), /<h1| style="/, name);
    assert.equal(render(section, true).match(/<h1/g)?.length ?? 0, definitions[name]?.canBeTitle ? 1 : 0, name);
  }
});

const listValues = (attribute: string, html: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('gives figures of two equal sections without an id names of their own, and radio buttons no autocomplete', () => {
  const steps = ['Before', 'After'].map((label) => ({ label, text: 'What there is.' }));
  const names: string[] = [];
  for (const example of EXAMPLES) {
    const section = { ...(example.section === 'proof' ? { ...example, steps } : example), id: undefined };
    const twice = renderToStaticMarkup(['first', 'second'].map((key) => <div key={key}>{view(section)}</div>));
    if (!twice.includes('type="radio"')) continue;
    names.push(section.section);
    const countNames = (html: string) => new Set(listValues('name', html)).size;
    assert.equal(countNames(twice), 2 * countNames(renderToStaticMarkup(view(section))), section.section);
    const ids = listValues('id', twice);
    assert.equal(new Set(ids).size, ids.length, section.section);
    // https://html.spec.whatwg.org/multipage/input.html#do-not-apply
    assert.doesNotMatch(twice, /<input[^>]*type="radio"[^>]*autocomplete/i, section.section);
  }
  for (const name of ['framework', 'proof']) assert.ok(names.includes(name), name);
});

test('folds the years of 2,000 posts, each post a link in the HTML', () => {
  const [first] = site.posts;
  assert.ok(first);
  const posts = Array.from({ length: 2000 }, (_, index) => {
    const slug = `post-${index}`;
    return {
      ...first,
      slug,
      path: `/blog/${slug}`,
      title: `Post ${index}`,
      date: `${2026 - Math.floor(index / 125)}-01-01`,
    };
  });
  const page = getSectionsPage(site, '/blog');
  const html = page.sections
    .map((section) =>
      renderToStaticMarkup(<SectionView section={section} site={{ ...site, posts }} page={page} isTitle={false} />),
    )
    .join('');
  assert.equal(new Set(html.match(/href="\/blog\/post-\d+"/g)).size, 2000);
  assert.equal(html.match(/<details/g)?.length, 16);
  assert.equal(html.match(/<img/g)?.length, 13, 'the newest ones alone have images, and the page its own');
  const count = html.match(/<[a-z]/g)?.length ?? 0;
  assert.ok(count < 9000, `${count} elements`);
});

const LINKS = {
  items: [
    { link: '/' },
    { link: '/about' },
    { items: [{ link: '/recruitment' }, { link: '/blog/archive' }] },
    { link: '/case-study' },
    { link: '/blog' },
  ],
  action: { link: '/contact' },
};

test('marks the link of a page, or of the nearest page above it', () => {
  for (const path of ['/', '/about', '/recruitment', '/blog', '/contact']) assert.equal(currentLink(LINKS, path), path);
  for (const path of ['/about-us', '/blogging', '']) assert.equal(currentLink(LINKS, path), undefined, path);
  assert.equal(currentLink(LINKS, '/blog/a-post'), '/blog');
  assert.equal(currentLink(LINKS, '/blog/archive/2019'), '/blog/archive');
});
