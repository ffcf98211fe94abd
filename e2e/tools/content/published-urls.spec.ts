/** The workflow that records published URLs: main takes no push, so a pull request brings the lines. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '../../support/test';

const FILE = 'content/published.txt';

test('opens one pull request with what is recorded, keeps its days, and pushes nothing to main', () => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/published-urls.yml', 'utf8'));
  const { env, steps } = jobs.record;
  const scripts: string[] = steps.flatMap(({ run }: { run?: string }) => (run?.includes('git ') ? [run] : []));
  const [merge = '', send = ''] = scripts;
  const folder = test.info().outputPath();
  const [origin, clone, bin] = [path.join(folder, 'origin.git'), path.join(folder, 'clone'), path.join(folder, 'bin')];
  // A stub of GitHub's command, which has one open pull request or none.
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'gh'), '#!/bin/sh\n[ "$2" = view ] && { echo "$STATE"; exit; }\necho "gh $2"\n', {
    mode: 0o755,
  });
  const own = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_NAME: 'a' };
  const settings = {
    ...process.env,
    ...env,
    ...own,
    GIT_COMMITTER_EMAIL: 'a@b.example',
    PATH: `${bin}:${process.env.PATH}`,
  };
  const run = (cwd: string, script: string, more = {}) =>
    execFileSync('bash', ['-e', '-c', script], { cwd, env: { ...settings, ...more }, encoding: 'utf8', stdio: 'pipe' });
  const record = (line: string, state: string) => {
    fs.rmSync(clone, { recursive: true, force: true });
    run('.', `git clone -q '${origin}' '${clone}'`);
    run(clone, merge);
    fs.appendFileSync(path.join(clone, FILE), line);
    return run(clone, send, { STATE: state });
  };
  const at = (branch: string) => run(origin, `git show ${branch}:${FILE}`);

  run('.', `git init -q --bare -b main '${origin}'; git clone -q '${origin}' '${clone}'`);
  run(clone, `mkdir content; echo /a > ${FILE}; git add .; git commit -qm one; git push -q origin HEAD:main`);
  fs.writeFileSync(path.join(origin, 'hooks/update'), '#!/bin/sh\n[ "$1" != refs/heads/main ]\n', { mode: 0o755 });

  expect(record('', '')).not.toContain('gh');
  expect(record('/b 2026-01-01 x b.md\n', '')).toContain('gh create');
  expect(at('published-urls')).toBe('/a\n/b 2026-01-01 x b.md\n');
  expect(record('/c\n', 'OPEN')).not.toContain('gh create');
  expect(at('published-urls')).toContain('/b 2026-01-01 x b.md\n/c\n');
  expect(at('main')).toBe('/a\n');
  expect(record('/d\n', 'MERGED')).toContain('gh create');
});
