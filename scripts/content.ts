/**
 * `npm run content`: checks all content and lists its problems. `--images` makes the image variants. `--fix-links` first adds the
 * former URLs of renamed pages to their aliases, and rewrites the links to them and their names.
 */
import path from 'node:path';
import { prepareImages } from '../lib/images/prepare';
import { formatCount } from '../lib/model/problems';
import { FLAG, readCommand, TEXT } from './support/command';
import { readEarlierContent } from './support/earlier-content';
import { fixLinks } from './support/fix-links';
import { inspectAll } from './support/inspect';
import { outboundLinks } from './support/outbound-links';
import { reportContent } from './support/report-content';
import { scheduledAfter } from './support/scheduled';

const { values, positionals } = readCommand(
  {
    day: TEXT,
    images: FLAG,
    'fix-links': FLAG,
  },
  1,
);
const root = path.resolve(positionals[0] ?? 'content');
if (values['fix-links']) for (const change of fixLinks(root, readEarlierContent(root).files)) console.log(change);
const inspection = await inspectAll(root);
const { problems, images, files, day, noEarlier } = inspection;
if (reportContent(inspection)) {
  if (noEarlier) console.log(`Earlier URLs are not checked. ${noEarlier}`);
  for (const { file, day: on } of scheduledAfter(day, files)) console.log(`${file} appears on ${on}.`);
  const outbound = outboundLinks(files);
  if (outbound.size > 0)
    console.log(`${formatCount(outbound.size, 'link')} to other websites, to be opened now and then:`);
  for (const [url, from] of outbound) console.log(`  ${url} in ${[...from].join(', ')}`);
  if (values.images) {
    const made = await prepareImages(images, root);
    console.log(
      `${formatCount(new Set(images.map(({ key }) => key)).size, 'image')}, ${formatCount(made, 'new variant')}.`,
    );
  }
} else {
  if (!values['fix-links'] && problems.some(({ place }) => place === 'url'))
    console.error('For a renamed page: `npm run content -- --fix-links` writes its redirect, and the links to it.');
  process.exitCode = 1;
}
