import fs from 'node:fs';
import path from 'node:path';

const ILLUSTRATIONS = ['home', 'about', 'governance', 'contact', 'ebmr', 'lims', 'edi', 'healthcare'];
const SYLLABLES =
  'ba ce di fo gu la me ni po ru sa te vi xo zu bran cler dron fist gral mond prel stan trev quil'.split(' ');

/** Returns a generator of numbers between 0 and 1 that depend on the seed only. https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function randomFrom(seed: number): () => number {
  let state = (seed * 48_271 + 1) % 2_147_483_647;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns a made-up word for a number; low numbers have short words. */
function wordOf(number: number): string {
  const syllables: string[] = [];
  for (let rest = number + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    syllables.push(SYLLABLES[rest % SYLLABLES.length] ?? '');
  }
  return syllables.join('');
}

const WORD_COUNT = 20_000;

/** Returns some words often and most rarely: https://en.wikipedia.org/wiki/Zipf%27s_law */
function sentence(random: () => number): string {
  const words = Array.from({ length: 8 + Math.floor(random() * 10) }, () => wordOf(Math.floor(WORD_COUNT ** random())));
  return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`;
}

/** Starts so early that 10,000 posts, one a day, are all published. */
const day = (index: number) => new Date(Date.UTC(1990, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);

/** Returns a post of about 800 words with headings, a list, a table and a link to another post. */
function post(index: number): string {
  const random = randomFrom(index);
  const paragraph = () => Array.from({ length: 7 }, () => sentence(random)).join(' ');
  const sections = Array.from({ length: 8 }, (_, part) => `## Part ${part + 1} of note ${index}\n\n${paragraph()}\n`);
  const other = index === 0 ? '/blog' : `/blog/${slugOf(index - 1)}#part-2-of-note-${index - 1}`;
  // Three of four posts share an illustration.
  const illustration = index % 4 === 0 ? ILLUSTRATIONS[(index / 4) % ILLUSTRATIONS.length] : 'blog';
  return `---
title: Generated note number ${index}
date: "${day(index)}"
excerpt: Note number ${index} of a series that exists to measure how the site grows with its blog.
description: Note number ${index} of a series that exists to measure how the site grows with its blog.
image: /drawings/${illustration}.svg
imageAlt: Line drawing of a pier.
---
${sections.join('\n')}
- [x] A task that is done
- [ ] One that is not, see [the note before](${other})

| What | How much |
|---|---|
| Notes | ${index} |
`;
}

const slugOf = (index: number) => `note-${index}`;

/** Writes the posts note-0 … into a content folder, equal on every machine. The real posts are newer. */
export function generatePosts(content: string, count: number) {
  for (let index = 0; index < count; index++) {
    fs.writeFileSync(path.join(content, 'blog', `${slugOf(index)}.md`), post(index));
  }
}
