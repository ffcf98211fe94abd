/** The workflow that publishes the website: its scripts, with stubs of the commands they call. */

import { expect, test } from '../support/test';
import { GH, readWorkflow, runScript as run } from '../support/workflows';

const { on, jobs } = readWorkflow('publish');
type Step = NonNullable<(typeof jobs)[string]['steps']>[number];
const scriptOf = (job: string, isWanted: (step: Step) => boolean) => jobs[job]?.steps?.find(isWanted)?.run ?? '';

test('runs after each push to main, each hour, and by hand', () => {
  expect(on).toEqual({ push: { branches: ['main'] }, schedule: [{ cron: '7 * * * *' }], workflow_dispatch: null });
});

test('publishes pushes, and once a day what is due; without a host it says what to set', () => {
  const plan = scriptOf('build', ({ id }) => id === 'plan');
  for (const [EVENT, DUE, PUBLISHED, HOST, publishes] of [
    ['push', 'false', '', 'github-pages', true],
    ['push', 'false', 'true', 'build-hook', true],
    ['schedule', 'true', '', 'github-pages', true],
    ['schedule', 'true', 'true', 'github-pages', false],
    ['schedule', 'false', '', 'github-pages', false],
    ['push', 'false', '', '', false],
  ] as const) {
    const { status, output, summary } = run(plan, { EVENT, DUE, PUBLISHED, HOST });
    expect([status, output], `${EVENT} ${DUE} ${PUBLISHED} ${HOST}`).toEqual([0, `publishes=${publishes}\n`]);
    expect(summary !== '').toBe(HOST === '');
    if (HOST === '') expect(summary).toContain('add `HOST` with the value `github-pages`');
  }
});

const PROBLEM = 'content/blog/x.md:2  title: expected some text, found ""';

test('stops at wrong content with the words of the content check, and stores them for the issue', () => {
  const check = scriptOf('build', ({ id }) => id === 'content');
  expect(run(check, {}, { npm: 'exit 0' })).toMatchObject({ status: 0, output: '' });
  const { status, stdout, output } = run(check, {}, { npm: `echo '${PROBLEM}' >&2; exit 1` });
  expect([status, stdout]).toEqual([1, `${PROBLEM}\n`]);
  expect(output).toContain(`\n${PROBLEM}\n`);
});

test('opens or updates one issue about a failure, and closes it after the next publication', () => {
  const report = scriptOf('report', () => true);
  const act = (FAILED: string, OPEN: string) =>
    run(report, { FAILED, OPEN, TITLE: 'Title', RUN: 'run', PROBLEMS: FAILED === 'true' ? PROBLEM : '' }, { gh: GH })
      .stdout;
  expect(act('true', '')).toMatch(/^issue create --title Title/);
  expect(act('true', '7')).toMatch(/^issue edit 7/);
  expect(act('true', '7')).toContain(PROBLEM);
  expect(act('false', '7')).toMatch(/^issue close 7/);
  expect(act('false', '')).toBe('');
});

test('verifies the deployed site until it equals the export, and fails with what differs', () => {
  const verify = scriptOf('verify', ({ run: script = '' }) => script.includes('check:deployed'));
  const tries =
    'echo x >> tries; [ "$(wc -l < tries)" -ge "$AT" ] || { echo "index.html differs"; exit 1; }; echo equal';
  const act = (AT: string) => run(verify, { AT, URL: 'https://a.example' }, { npm: tries, sleep: 'exit 0' });
  expect(act('3')).toMatchObject({ status: 0, stdout: 'equal\n' });
  expect(act('99')).toMatchObject({ status: 1, stdout: 'index.html differs\n' });
});
