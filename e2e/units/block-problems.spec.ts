/** What is told of a block that is wrong. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';

const told = (text: string) =>
  outlineOf(text).blocks.problems.map(({ line, field, expected, found }) => `${line} ${field}: ${expected}: ${found}`);

const WRONG: { name: string; text: string; told: RegExp }[] = [
  { name: 'an unknown name', text: 'Words\n\n:::figure\n- **1** a\n:::', told: /^3 block: .*did you mean "figures"\?/ },
  {
    name: 'a name of its own',
    text: ':::cake\nWords\n:::',
    told: /^1 block: .*one of figures, gallery, .*: ":::cake"$/,
  },
  { name: 'a name after a blank', text: '::: button\n[a](/)\n:::', told: /^1 block: .*did you mean "button"/ },
  { name: 'two colons', text: '::button[a]{href=x}', told: /^1 block: three colons, :::button/ },
  { name: 'a block that does not end', text: 'One\n\n:::button\n[a](/)', told: /^3 button: a line of ::: .*: none$/ },
  {
    name: 'a block that ends with one within it',
    text: '::::question[Why?]\n:::button\n[a](/)\n:::',
    told: /^1 question: a line of :::/,
  },
  { name: 'an end of nothing', text: 'One\n:::', told: /^2 block: a block above that it closes/ },
  {
    name: 'an unknown alert',
    text: '> [!NOTES]\n> a',
    told: /^1 note\.kind: one of NOTE, WARNING \(did you mean "NOTE"\?\)/,
  },
  { name: 'an alert without words', text: '> [!NOTE]', told: /^1 note\.text: some words/ },
  { name: 'a quote of nobody', text: '> a\n>\n> —', told: /^1 quote\.source: whose words they are/ },
  {
    name: 'a figure without one',
    text: ':::figures\n- **1** a\n- two\n:::',
    told: /^3 figures\.items\.2\.number: a figure in bold/,
  },
  {
    name: 'words beside figures',
    text: ':::figures\nWords\n\n- **1** a\n:::',
    told: /^1 figures\.rest: one list .*: "Words"$/,
  },
  {
    name: 'seven figures',
    text: `:::figures\n${'- **1** a\n'.repeat(7)}:::`,
    told: /^1 figures\.items: at most 6 items/,
  },
  { name: 'one picture', text: ':::gallery\n![a](/a.png)\n:::', told: /^1 gallery\.pictures: at least 2 items/ },
  {
    name: 'a picture without words',
    text: ':::gallery\n![a](/a.png)\n![](/b.png)\n:::',
    told: /^3 gallery\.pictures\.2\.alt: words for/,
  },
  {
    name: 'three pictures of before and after',
    text: ':::compare\n![a](/a.png "A")\n![b](/b.png "B")\n![c](/c.png "C")\n:::',
    told: /^1 compare\.pictures: at most 2 items/,
  },
  {
    name: 'a picture without a name',
    text: ':::compare\n![a](/a.png "A")\n![b](/b.png)\n:::',
    told: /^3 compare\.pictures\.2\.title: what it is called, in quotes/,
  },
  {
    name: 'a film without a title',
    text: ':::film\n[![a](/a.png)](https://a.example/1)\n:::',
    told: /^1 film\.title: what the film is called, in square brackets/,
  },
  {
    name: 'a film that is no link',
    text: ':::film[A]\n![a](/a.png)\n:::',
    told: /^1 film\.link: a picture that is a link to the film/,
  },
  {
    name: 'a film without a picture',
    text: ':::film[A]\n[Watch](https://a.example/1)\n:::',
    told: /^1 film\.alt: a picture with words/,
  },
  {
    name: 'words beside a film',
    text: ':::film[A]\n[![a](/a.png)](https://a.example/1) and words\n:::',
    told: /^1 film\.rest: one picture that is a link and nothing else/,
  },
  { name: 'a file that is a page', text: ':::file\n[a](/about)\n:::', told: /^1 file\.link: the address of a file/ },
  {
    name: 'a file elsewhere',
    text: ':::file\n[a](https://a.example/b.pdf)\n:::',
    told: /^1 file\.link: the address of a file/,
  },
  {
    name: 'two links in a button',
    text: ':::button\n[a](/) [b](/)\n:::',
    told: /^1 button\.rest: one link and nothing else: "b"/,
  },
  { name: 'a button without a link', text: ':::button\nTalk\n:::', told: /^1 button\.words: one link with words/ },
  {
    name: 'a setting nobody knows',
    text: ':::button{color=red}\n[a](/)\n:::',
    told: /^1 button\.color: one of the fields link, words, rest/,
  },
  {
    name: 'a question without one',
    text: ':::question\nWords\n:::',
    told: /^1 question\.question: the question in square/,
  },
  { name: 'an answer without words', text: ':::question[Why?]\n:::', told: /^1 question\.answer: the answer/ },
  {
    name: 'a kind of chart there is not',
    text: ':::chart[A]{kind=lines}\n| a | b |\n|---|---|\n| a | 1 |\n| b | 2 |\n:::',
    told: /^1 chart\.kind: one of bar, line, share \(did you mean "line"\?\)/,
  },
  {
    name: 'no number',
    text: ':::chart[A]\n| a | b |\n|---|---|\n| a | 1 |\n| b | two |\n:::',
    told: /^5 chart\.rows\.2\.value: a number/,
  },
  {
    name: 'a share of less than nothing',
    text: ':::chart[A]{kind=share}\n| a | b |\n|---|---|\n| a | 1 |\n| b | -2 |\n:::',
    told: /^1 chart\.rows: parts of a whole/,
  },
];

for (const { name, text, told: message } of WRONG) {
  test(`tells of ${name}`, () => {
    expect(told(text)).toContainEqual(expect.stringMatching(message));
    expect(() => renderMarkdown(text), 'and draws it all the same').not.toThrow();
  });
}
