/** `npx tsx scripts/due.ts [--day 2026-12-01]`: lists the pages that are scheduled for today, for the workflow that publishes them. */
import fs from 'node:fs';
import { getContent } from '../app/site';
import { findCompany } from '../lib/content/content-file';
import { readSettings } from '../lib/settings';
import { BASE_PATH } from '../lib/url/base-path';
import { readCommand, TEXT } from './support/command';
import { scheduledOn } from './support/scheduled';

readCommand({ day: TEXT });
const { day, files } = getContent();
const due = scheduledOn(day, files);
for (const { file } of due) console.log(`${file} appears on ${day}.`);
if (due.length === 0) console.log(`Nothing is due on ${day}.`);
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-output-parameter
const { workflowOutput } = readSettings();
if (workflowOutput) {
  const { origin } = findCompany(files)?.fields ?? {};
  fs.appendFileSync(workflowOutput, `due=${due.length > 0}\nday=${day}\nurl=${origin}${BASE_PATH}\n`);
}
