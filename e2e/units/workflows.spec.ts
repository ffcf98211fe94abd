import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

type Permissions = Record<string, string>;
type Job = {
  if?: string;
  permissions?: Permissions;
  concurrency?: unknown;
  environment?: unknown;
  steps: { run?: string; uses?: string; env?: Record<string, string>; with?: Record<string, string> }[];
};
type Workflow = {
  on: string | object;
  permissions?: Permissions;
  concurrency?: unknown;
  jobs: Record<string, Job>;
};

const FOLDER = '.github/workflows';
const workflows = fs.readdirSync(FOLDER).map((name) => {
  const workflow: Workflow = parse(fs.readFileSync(`${FOLDER}/${name}`, 'utf8'));
  return { name, workflow };
});

test('runs no code of packages with a token that writes, and gives secrets to jobs of an environment alone', () => {
  for (const { name, workflow } of workflows)
    for (const [job, { permissions = workflow.permissions ?? {}, environment, steps }] of Object.entries(
      workflow.jobs,
    )) {
      const runsPackages = steps.some(({ run = '' }) => /\b(npm|npx)\b/.test(run));
      const writes = Object.entries(permissions).filter(([, access]) => access === 'write');
      if (runsPackages) expect.soft(writes, `${name}, ${job}`).toEqual([]);
      if (!environment) expect.soft(JSON.stringify(steps), `${name}, ${job}`).not.toContain('secrets.');
    }
});

test('builds drafts of a pull request, also of a fork, with a token that only reads', () => {
  for (const { name, workflow } of workflows)
    expect.soft(JSON.stringify(workflow.on), name).not.toContain('pull_request_target');
  const drafts = workflows.find(({ name }) => name === 'drafts.yml')?.workflow;
  expect([drafts?.on, drafts?.permissions]).toEqual(['pull_request', { contents: 'read' }]);
  const steps = Object.values(drafts?.jobs ?? {}).flatMap((job) => job.steps);
  expect(steps.map(({ run }) => run)).toContain('npm run build -- --drafts');
});

test('publishes main alone, and lets no run that publishes nothing replace one that does', () => {
  const publish = workflows.find(({ name }) => name === 'publish.yml')?.workflow;
  expect(publish?.concurrency).toBeUndefined();
  const { build, report, ...others } = publish?.jobs ?? {};
  expect(build?.if).toMatch(/^github\.ref == 'refs\/heads\/main' && /);
  const deploying = Object.values(others).filter(({ environment }) => environment);
  expect(deploying.map(({ concurrency }) => concurrency)).toEqual([{ group: 'publish' }, { group: 'publish' }]);
  expect(report?.if).toContain("contains(needs.*.result, 'cancelled')");
});
