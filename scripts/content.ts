/**
 * `npm run content`: checks every content file and prints all problems in one list. Exit code 1 when there are any.
 * With --pictures it goes on to prepare the pictures, as the build and `npm run pictures` do, with --plan to find the
 * pages that need not be made again; without, to note what is published in content/published.txt. With --day 2026-12-01 it is as on that day.
 */
import fs from 'node:fs';
import path from 'node:path';
import { MODEL } from '../app/model';
import { dueAfter } from '../lib/content/due';
import { formatNote, formatProblem } from '../lib/content/problems';
import { PAGE_PLAN } from '../lib/content/read';
import { siteOfContent } from '../lib/site/create-site';
import { preparePictures } from './pictures/prepare';
import { takeDay } from './support/day';
import { inspectAll } from './support/inspect';
import { keepContent, keptContent } from './support/kept-content';
import { keepLedger } from './support/ledger';
import { planPages } from './support/plan-pages';
import { takeApartAhead } from './support/take-apart-ahead';

const [folder = 'content'] = takeDay().filter((argument) => !argument.startsWith('--'));
const root = path.resolve(folder);
const known = keptContent();
const ahead = await takeApartAhead(root, known);
const inspection = await inspectAll(root, { ...known, texts: { ...known.texts, ahead } });
const { problems, notes, pictures, documents, day } = inspection;
keepContent(known, problems.length === 0 ? day : undefined);
for (const note of notes) console.warn(formatNote(note));
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  const files = new Set(problems.map(({ file }) => file)).size;
  console.error(`\n${problems.length} problem(s) in ${files} file(s). Nothing was built.`);
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
  for (const due of dueAfter(day, documents)) console.log(`${due.file} ${due.what} on ${due.day}.`);
  if (process.argv.includes('--pictures')) {
    const made = await preparePictures(pictures, root);
    console.log(`${new Set(pictures.map(({ key }) => key)).size} pictures, ${made} files made.`);
    // A plan holds for one build: one that was stopped may have left its own.
    fs.rmSync(PAGE_PLAN, { force: true });
    if (process.argv.includes('--plan')) planPages(siteOfContent(inspection, MODEL), inspection);
  } else {
    const news = keepLedger(root, inspection);
    if (news) console.log(news);
  }
}
