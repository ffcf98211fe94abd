/**
 * `tsx scripts/generate-posts.ts <count> [content folder]`: fills a content folder with posts to measure with. Never
 * run it where you work: it is for a copy of the project.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const TOPICS = ['cloud', 'cyber-security', 'data', 'integration', 'people'];
const SENTENCES = [
  'A bridge is judged by what crosses it, and so is an interface.',
  'The team wrote down what it knew, then asked who knew better.',
  'Nobody missed the old report once the new one arrived before breakfast.',
  'Each change went in alone, with a way back that had been walked before.',
  'What looked like a fault of the network was a clock that ran a minute late.',
];

const day = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
const paragraph = (seed: number) =>
  Array.from({ length: 8 }, (_, index) => SENTENCES[(seed + index * 3) % SENTENCES.length]).join(' ');

/** A post of about 800 words, in the manner of the real one: headings, a list, a table, a link to another post. */
function post(index: number): string {
  const sections = Array.from(
    { length: 8 },
    (_, part) => `## Part ${part + 1} of note ${index}\n\n${paragraph(index + part)}\n`,
  );
  const other = index === 0 ? '/blog' : `/blog/${slugOf(index - 1)}#part-2-of-note-${index - 1}`;
  return `---
title: Generated note number ${index}
date: "${day(index)}"
excerpt: Note number ${index} of a series that exists to measure how the site grows with its blog.
description: Note number ${index} of a series that exists to measure how the site grows with its blog.
tags: [${TOPICS[index % TOPICS.length]}${index % 7 === 0 ? ', rare' : ''}]
image: /drawings/blog.svg
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

export const slugOf = (index: number) => `note-${index}`;

/** Writes posts note-0 … into a content folder; the last is the newest, and all are newer than the real one or older. */
export function generatePosts(content: string, count: number) {
  for (let index = 0; index < count; index++) {
    fs.writeFileSync(path.join(content, 'blog', `${slugOf(index)}.md`), post(index));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , count = '1000', content = 'content'] = process.argv;
  generatePosts(content, Number(count));
  console.log(`${count} posts written to ${path.resolve(content, 'blog')}`);
}
