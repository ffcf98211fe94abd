/** Diagrams of a text: what each becomes, and what is told of one that is wrong. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';

const draw = (text: string) => renderMarkdown(text).html.trim();

const DRAWN: { name: string; text: string; html: RegExp }[] = [
  {
    name: 'a ring: each station with its number and its name, and the list below',
    text: ':::diagram[The *way*]{kind=ring}\n1. **Return.** One\n2. **Repair**\n3. **Release:** Three\n:::',
    html: /^<figure class="diagram diagram-ring"><figcaption>The <em>way<\/em><\/figcaption><svg [^>]*aria-hidden="true">.*<text [^>]*>1<\/text><text [^>]*class="name">Return<\/text>.*>Release<\/text><\/svg><ol>\s*<li><strong>Return\.<\/strong> One<\/li>/s,
  },
  {
    name: 'a ring of points as a list of numbers, as its stations have them',
    text: ':::diagram[A]{kind=ring}\n- **a**\n- **b**\n- **c**\n:::',
    html: /<\/svg><ol>\s*<li><strong>a<\/strong><\/li>/,
  },
  {
    name: 'steps, each under a bridge that stands in another place',
    text: ':::diagram[Two]{kind=steps}\n1. The ground\n2. The *traffic*\n:::',
    html: /^<figure class="diagram diagram-steps">.*<ol>\s*<li>\s*<svg .*<\/svg>\s*<p>The ground<\/p>\s*<\/li>\s*<li>\s*<svg .*<\/svg>\s*<p>The <em>traffic<\/em><\/p>\s*<\/li>/s,
  },
  {
    name: 'a deck, whose boxes say to a screen reader which bays are sound',
    text: ':::diagram[Found]{kind=deck}\n- [x] One\n- [ ] Two\n- [x] Three\n:::',
    html: /<li>\s*<svg .*class="bold" .*<p><input type="checkbox" disabled checked class="sr-only">One<\/p>\s*<\/li>\s*<li>\s*<svg .*class="dash".*<p><input type="checkbox" disabled class="sr-only">Two<\/p>/s,
  },
];

for (const { name, text, html } of DRAWN) {
  test(`draws ${name}`, () => {
    expect(draw(text)).toMatch(html);
  });
}

const WRONG: { name: string; text: string; told: RegExp }[] = [
  {
    name: 'a diagram without a title',
    text: ':::diagram{kind=steps}\n1. a\n2. b\n:::',
    told: /^1 diagram\.title: what the diagram shows, in square brackets/,
  },
  {
    name: 'a diagram of no kind',
    text: ':::diagram[A]\n1. a\n2. b\n:::',
    told: /^1 diagram\.kind: one of ring, steps, deck/,
  },
  {
    name: 'a kind of diagram there is not',
    text: ':::diagram[A]{kind=rings}\n1. **a**\n2. **b**\n3. **c**\n:::',
    told: /^1 diagram\.kind: .*did you mean "ring"/,
  },
  {
    name: 'a station without a name',
    text: ':::diagram[A]{kind=ring}\n1. **a**\n2. b\n3. **c**\n:::',
    told: /^3 diagram\.items\.2: a name of 1 to 14 letters in bold first/,
  },
  {
    name: 'a station whose name has no room',
    text: ':::diagram[A]{kind=ring}\n1. **a**\n2. **b**\n3. **A name of many words**\n:::',
    told: /^4 diagram\.items\.3: a name of 1 to 14 letters/,
  },
  {
    name: 'nine stations',
    text: `:::diagram[A]{kind=ring}\n${'1. **a**\n'.repeat(9)}:::`,
    told: /^1 diagram\.items: a list of 3 to 8 items/,
  },
  {
    name: 'one step',
    text: ':::diagram[A]{kind=steps}\n1. a\n:::',
    told: /^1 diagram\.items: a list of 2 to 4 items/,
  },
  {
    name: 'a bay without a box',
    text: ':::diagram[A]{kind=deck}\n- [x] a\n- b\n- [ ] c\n:::',
    told: /^3 diagram\.items\.2: a box first/,
  },
  {
    name: 'an item without words',
    text: ':::diagram[A]{kind=steps}\n1. a\n2.\n:::',
    told: /^3 diagram\.items\.2\.text: some words/,
  },
  {
    name: 'words beside a diagram',
    text: ':::diagram[A]{kind=steps}\nWords\n\n1. a\n2. b\n:::',
    told: /^1 diagram\.rest: one list and nothing else: "Words"$/,
  },
];

for (const { name, text, told: message } of WRONG) {
  test(`tells of ${name}`, () => {
    const told = outlineOf(text).blocks.problems.map(
      ({ line, field, expected, found }) => `${line} ${field}: ${expected}: ${found}`,
    );
    expect(told).toContainEqual(expect.stringMatching(message));
    expect(() => draw(text), 'and draws it all the same').not.toThrow();
  });
}
