/** `npm run new post "Title"`: writes a draft and says what to do next. Also for industry, product and case-study. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inspectContent } from '../lib/content/load';
import { formatProblem } from '../lib/content/problems';
import { draftOf, slugFrom } from './workbench/draft';
import { FOLDERS, type Folder } from './workbench/kinds';
import { fieldsOf } from './workbench/shape';

const USAGE = `How to use it:

  npm run new post "The title of the post"
  npm run new industry "Mining and Resources"
  npm run new product "Name of the product"
  npm run new case-study "What was done, for whom"

A post is dated today. For another day:  npm run new post "The title" -- --date 2026-01-31`;

/** A mistake of the person at the keyboard, said to them without a stack trace. */
class WrongUse extends Error {}

try {
  makeDraft();
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function makeDraft(): void {
  const { word, title, date } = readArguments();
  const kind = FOLDERS.find(({ singular }) => singular === word);
  if (!kind)
    throw new WrongUse(`${word ? `There is no kind of page called "${word}".` : 'What shall it be?'}\n\n${USAGE}`);
  if (!title) throw new WrongUse(`The ${word} needs a title, in quotes.\n\n${USAGE}`);
  checkTitle(kind, title);
  const slug = slugFrom(title);
  if (!slug)
    throw new WrongUse('The title needs at least one letter from a to z or a digit: its address is made of them.');

  const file = `${kind.folder}/${slug}.md`;
  if (fs.existsSync(file)) throw new WrongUse(`${file} exists already and was left as it is. Choose another title.`);
  const before = problemsNow();
  fs.mkdirSync(kind.folder, { recursive: true });
  fs.writeFileSync(file, draftOf(kind, { title, date, order: nextOrder(kind) }));

  // Of two files that want one address, or one title, the later is told, which need not be the new one.
  const problems = problemsNow().filter((problem) => !before.includes(problem));
  if (problems.length > 0) {
    fs.rmSync(file);
    throw new WrongUse(`Nothing was written:\n${problems.join('\n')}`);
  }
  console.log(`Wrote ${file}, a draft.

What to do next:
  1. Open ${file} in any text editor and replace the words between the quotes.
  2. npm run dev       shows it at http://localhost:3000${kind.address}${slug} while you write
  3. npm run content   says what is missing or too long
  4. When it is finished, delete the line "draft: true", commit and push.`);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } });
    const [word = '', ...rest] = positionals;
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    const date = values.date ?? today.map((part) => String(part).padStart(2, '0')).join('-');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
      throw new WrongUse(`--date: expected a day such as 2026-01-31, found "${date}".`);
    return { word, title: rest.join(' ').trim(), date };
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function checkTitle(kind: Folder, title: string): void {
  const shape = fieldsOf(kind.schema).title;
  if (shape?.type !== 'text') return;
  const { min = 1, max = Number.POSITIVE_INFINITY } = shape;
  if (title.length >= min && title.length <= max) return;
  throw new WrongUse(`The title has ${title.length} characters; a ${kind.singular} needs ${min} to ${max}.`);
}

function problemsNow(): string[] {
  return inspectContent(path.resolve('content')).problems.map(formatProblem);
}

/** One more than the highest place in the kind's list; files that do not pass the check do not count. */
function nextOrder(kind: Folder): number {
  const { industries, products, caseStudies } = inspectContent(path.resolve('content')).content;
  const inUse = [...industries, ...products, ...caseStudies]
    .filter(({ source }) => `content/${source.folder}` === kind.folder)
    .map(({ data }) => data.order);
  return Math.min(999, Math.max(0, ...inUse) + 1);
}
