/** Words, headings and links of pages as the specification has them: the rows of fixtures/cases/pages.yml. */
import { readCases, textOrPattern } from '../support/cases';
import { type Part, readMain } from '../support/html';
import { expect, test } from '../support/test';

type Lists = Partial<Record<'says' | 'contains' | 'headings' | 'titles' | 'h3' | 'list' | 'targets', string[]>>;
type Words = Partial<Record<'section' | 'item' | 'article' | 'slide' | 'figure' | 'h1' | 'h2' | 'image', string>>;
type Claim = Lists &
  Words & { links?: Record<string, string>; items?: Record<string, string[]>; words?: number; articles?: number };

const PAGES: Record<string, Record<string, Claim[]>> = readCases('pages');

function findPart(main: Part, { section, item, article, slide, figure }: Claim): Part {
  if (figure) return main.section(figure).first('figure').first('svg');
  if (section) return main.section(section);
  if (item) return main.item(item);
  if (slide) return main.slide(slide);
  return article ? main.article(article) : main;
}

const readTexts = (parts: Part[]) => parts.map(({ text }) => text);
const matching = (pattern: string) => {
  const wanted = textOrPattern(pattern);
  return typeof wanted === 'string' ? wanted : expect.stringMatching(wanted);
};

function verify(main: Part, claim: Claim) {
  const part = findPart(main, claim);
  if (claim.h1) expect(main.first('h1').text).toBe(claim.h1);
  if (claim.h2) expect(readTexts(part.all('h2'))).toContainEqual(matching(claim.h2));
  if (claim.h3) expect(readTexts(part.all('h3'))).toEqual(claim.h3);
  if (claim.image) expect(part.first('img').name).toEqual(matching(claim.image));
  if (claim.headings) expect(part.headings).toEqual(expect.arrayContaining(claim.headings));
  if (claim.titles) expect(part.all('li').flatMap(({ headings }) => headings)).toEqual(claim.titles);
  if (claim.targets) expect(new Set(part.targets)).toEqual(new Set(claim.targets));
  if (claim.list)
    expect(part.all('ul').map((list) => readTexts(list.all('li')))).toContainEqual(claim.list.map(matching));
  if (claim.words) expect(part.text.split(' ').length).toBeGreaterThan(claim.words);
  if (claim.articles) expect(part.all('article')).toHaveLength(claim.articles);
  for (const words of claim.says ?? []) expect(part.says(words), words).toBe(true);
  for (const words of claim.contains ?? [])
    expect(part.text).toEqual(words.startsWith('/') ? matching(words) : expect.stringContaining(words));
  for (const [name, target] of Object.entries(claim.links ?? {}))
    expect(part.links.filter(([, href]) => href === target)).toContainEqual([matching(name), target]);
  if (claim.items)
    expect(part.all('li').filter(({ headings }) => headings.length > 0)).toHaveLength(Object.keys(claim.items).length);
  for (const [title, texts] of Object.entries(claim.items ?? {}))
    for (const words of texts) expect(part.item(title).text).toContain(words);
}

for (const [path, tests] of Object.entries(PAGES))
  test.describe(path, () => {
    for (const [title, claims] of Object.entries(tests))
      test(title, ({ site }) => {
        for (const claim of claims) verify(readMain(site, path), claim);
      });
  });

test('names what goes elsewhere in the contents of the page about privacy', ({ site }) => {
  const contents = readMain(site, '/privacy').first('nav');
  for (const part of ['The map', 'The contact form', 'What is counted'])
    expect(contents.links.map(([name]) => name)).toContain(part);
});
