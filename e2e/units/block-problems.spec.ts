/** What the content check reports of a block that is wrong. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';

const problemsOf = (text: string) =>
  outlineOf(text).blocks.problems.map(({ line, field, expected, found }) => `${line} ${field}: ${expected}: ${found}`);

const GALLERY = (after: string) => `:::gallery\n![A](/a.jpg)${after}\n![B](/b.jpg)\n:::`;

const WRONG: readonly (readonly [text: string, message: RegExp])[] = [
  ['Words\n\n:::figure\n- **1** a\n:::', /^3 block: .*did you mean "figures"\?/],
  [':::cake\nWords\n:::', /^1 block: .*one of figures, gallery, .*: ":::cake"$/],
  ['::: button\n[a](/)\n:::', /^1 block: .*did you mean "button"/],
  ['::button[a]{href=x}', /^1 block: three colons, :::button/],
  ['One\n\n:::button\n[a](/)', /^3 button: a line of ::: .*: none$/],
  ['::::question[Why?]\n:::button\n[a](/)\n:::', /^1 question: a line of :::/],
  ['One\n:::', /^2 block: a block above that it closes/],
  ['> [!NOTES]\n> a', /^1 note\.kind: one of NOTE, WARNING \(did you mean "NOTE"\?\)/],
  ['> [!NOTE]', /^1 note\.text: some words/],
  ['> a\n>\n> —', /^1 quote\.source: whose words they are/],
  [':::figures\n- **1** a\n- two\n:::', /^3 figures\.items\.2\.number: a figure in bold/],
  [':::figures\nWords\n\n- **1** a\n:::', /^1 figures\.rest: one list .*: "Words"$/],
  [`:::figures\n${'- **1** a\n'.repeat(7)}:::`, /^1 figures\.items: at most 6 items/],
  [':::gallery\n![a](/a.png)\n:::', /^1 gallery\.pictures: at least 2 items/],
  [':::gallery\n![a](/a.png)\n![](/b.png)\n:::', /^3 gallery\.pictures\.2\.alt: words for/],
  [':::compare\n![a](/a.png "A")\n![b](/b.png "B")\n![c](/c.png "C")\n:::', /^1 compare\.pictures: at most 2 items/],
  [':::compare\n![a](/a.png "A")\n![b](/b.png)\n:::', /^3 compare\.pictures\.2\.title: what it is called, in quotes/],
  [':::film\n[![a](/a.png)](https://a.example/1)\n:::', /^1 film\.title: what the film is called, in square brackets/],
  [':::film[A]\n![a](/a.png)\n:::', /^1 film\.link: a picture that is a link to the film/],
  [':::film[A]\n[Watch](https://a.example/1)\n:::', /^1 film\.alt: a picture with words/],
  [
    ':::film[A]\n[![a](/a.png)](https://a.example/1) and words\n:::',
    /^1 film\.rest: one picture that is a link and nothing else/,
  ],
  [':::file\n[a](/about)\n:::', /^1 file\.link: the address of a file/],
  [':::file\n[a](https://a.example/b.pdf)\n:::', /^1 file\.link: the address of a file/],
  [':::button\n[a](/) [b](/)\n:::', /^1 button\.rest: one link and nothing else: "b"/],
  [':::button\nTalk\n:::', /^1 button\.words: one link with words/],
  [':::button{color=red}\n[a](/)\n:::', /^1 button\.color: one of the fields link, words, rest/],
  [':::question\nWords\n:::', /^1 question\.question: the question in square/],
  [':::question[Why?]\n:::', /^1 question\.answer: the answer/],
  [
    ':::chart[A]{kind=lines}\n| a | b |\n|---|---|\n| a | 1 |\n| b | 2 |\n:::',
    /^1 chart\.kind: one of bar, line, share \(did you mean "line"\?\)/,
  ],
  [':::chart[A]\n| a | b |\n|---|---|\n| a | 1 |\n| b | two |\n:::', /^5 chart\.rows\.2\.value: a number/],
  [':::chart[A]{kind=share}\n| a | b |\n|---|---|\n| a | 1 |\n| b | -2 |\n:::', /^1 chart\.rows: parts of a whole/],
  [':::diagram{kind=steps}\n1. a\n2. b\n:::', /^1 diagram\.title: what the diagram shows, in square brackets/],
  [':::diagram[A]\n1. a\n2. b\n:::', /^1 diagram\.kind: one of ring, steps, deck/],
  [':::diagram[A]{kind=rings}\n1. **a**\n2. **b**\n3. **c**\n:::', /^1 diagram\.kind: .*did you mean "ring"/],
  [
    ':::diagram[A]{kind=ring}\n1. **a**\n2. b\n3. **c**\n:::',
    /^3 diagram\.items\.2: a name of 1 to 14 letters in bold first/,
  ],
  [
    ':::diagram[A]{kind=ring}\n1. **a**\n2. **b**\n3. **A name of many words**\n:::',
    /^4 diagram\.items\.3: a name of 1 to 14 letters/,
  ],
  [`:::diagram[A]{kind=ring}\n${'1. **a**\n'.repeat(9)}:::`, /^1 diagram\.items: a list of 3 to 8 items/],
  [':::diagram[A]{kind=steps}\n1. a\n:::', /^1 diagram\.items: a list of 2 to 4 items/],
  [':::diagram[A]{kind=deck}\n- [x] a\n- b\n- [ ] c\n:::', /^3 diagram\.items\.2: a box first/],
  [':::diagram[A]{kind=steps}\n1. a\n2.\n:::', /^3 diagram\.items\.2\.text: some words/],
  [':::diagram[A]{kind=steps}\nWords\n\n1. a\n2. b\n:::', /^1 diagram\.rest: one list and nothing else: "Words"$/],
  [GALLERY(' focus: left'), /^\d gallery\.pictures\.1\.focus: .*30% 20%.*: "left"$/],
  [GALLERY(' and more'), /^\d gallery\.rest: pictures and nothing else/],
  [':::gallery\nfocus: 30% 20%\n![A](/a.jpg)\n![B](/b.jpg)\n:::', /^\d gallery\.rest: pictures and nothing else/],
  [':::compare\n![A](/a.jpg "A") focus: 30% 20%\n![B](/b.jpg "B")\n:::', /focus/],
];

test('reports each wrong block, and renders it', () => {
  for (const [text, message] of WRONG) {
    expect.soft(problemsOf(text), text).toContainEqual(expect.stringMatching(message));
    expect(() => renderMarkdown(text), text).not.toThrow();
  }
});

test('notes an unknown language of code with the nearest name', () => {
  const { problems, notes } = outlineOf('```pyton\na\n```').blocks;
  expect(problems).toEqual([]);
  expect(notes).toMatchObject([{ line: 1, field: 'code.language', expected: expect.stringMatching(/"python"/) }]);
});

test('takes colons of ordinary texts as characters', () => {
  for (const text of [
    'At 10:30, ratio 3:1, :smile: and a:b{c=d}',
    'Note: this :name[label]{key=value} stays',
    'std::vector and ::before in a line',
    'http://[::1]:3000/ and C::D',
    '- Time: 9:00, with three ::: within the line :::',
    '`:::note`',
    '    :::code\n    :::',
    'Term\n: of a list, some say',
  ]) {
    expect(problemsOf(text), text).toEqual([]);
    const words = renderMarkdown(text).html.replace(/<[^>]+>/g, '');
    expect(words.match(/:/g)?.length, text).toBe(text.match(/:/g)?.length);
  }
});
