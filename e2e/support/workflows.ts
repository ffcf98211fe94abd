/** Runs scripts of the workflows as GitHub does, with stubs of the commands that they call. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { parse } from 'yaml';

type Step = { id?: string; run?: string; env?: Record<string, string> };
type Job = { if?: string; env?: Record<string, string>; permissions?: object; steps?: Step[] };

export const readWorkflow = (name: string): { on: object; jobs: Record<string, Job> } =>
  parse(fs.readFileSync(`.github/workflows/${name}.yml`, 'utf8'));

/** A stub of GitHub's command, which has the open issue of the variable OPEN or none. */
export const GH = '[ "$2" = list ] && { echo "$OPEN"; exit; }\necho "$*"\n[ "$2" = close ] || cat';

/** @param commands stubs, by name. @param cwd default: a new folder */
export function runScript(
  script: string,
  env: Record<string, string>,
  commands: Record<string, string> = {},
  cwd?: string,
) {
  const folder = test.info().outputPath('script');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(commands))
    fs.writeFileSync(path.join(folder, name), `#!/bin/bash\n${text}\n`, { mode: 0o755 });
  const [output, summary] = [path.join(folder, 'output'), path.join(folder, 'summary')];
  for (const file of [output, summary]) fs.writeFileSync(file, '');
  const settings = { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: cwd ?? folder,
    encoding: 'utf8',
    env: { ...process.env, ...settings, ...env },
  });
  const [written, shown] = [output, summary].map((file) => fs.readFileSync(file, 'utf8'));
  return { status, stdout, stderr, output: written, summary: shown };
}
