/** The workflow that records published URLs: main takes no push, so a pull request brings the lines. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/test';
import { readWorkflow, runScript } from '../../support/workflows';

const FILE = 'content/published.txt';
const AUTHOR = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.example' };
const COMMITTER = { GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b.example' };
/** A stub of GitHub's command, which has one open pull request or none. */
const GH = '[ "$2" = view ] && { echo "$STATE"; exit; }\necho "gh $2"';

test('opens one pull request with what is recorded, keeps its days, and pushes nothing to main', () => {
  const { record: job } = readWorkflow('published-urls').jobs;
  const [merge = '', send = ''] = (job?.steps ?? []).flatMap(({ run }) => (run?.includes('git ') ? [run] : []));
  const [origin, clone] = [test.info().outputPath('origin.git'), test.info().outputPath('clone')];
  const run = (cwd: string, script: string, STATE = '') => {
    const env = { ...job?.env, ...AUTHOR, ...COMMITTER, STATE };
    const { status, stdout, stderr } = runScript(script, env, { gh: GH }, cwd);
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const record = (line: string, state: string) => {
    fs.rmSync(clone, { recursive: true, force: true });
    run('.', `git clone -q '${origin}' '${clone}'`);
    run(clone, merge);
    fs.appendFileSync(path.join(clone, FILE), line);
    return run(clone, send, state);
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
