/** `npx tsx scripts/announce.ts`: lists the URLs that search engines should request again; `--send` submits them to IndexNow. */
import { getSite } from '../app/site';
import { buildDay } from '../lib/content/day';
import { announce } from './announce/announce';
import { FLAG, readCommand, TEXT } from './support/command';
import { reasonOf } from './support/request';

const { values } = readCommand({
  day: TEXT,
  send: FLAG,
});
try {
  const site = getSite();
  await announce(site, { day: buildDay(site.company.timeZone), send: values.send }, console.log);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
