/**
 * `npm run bench:grow -- <posts> [folder]`: builds a copy of the project with that many generated posts, changes one post and
 * builds again. Prints the time of each step, and the files and bytes of out/. A named folder stays.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generatePosts, slugOf } from './generate-posts';
import { cloneProject } from './support/clone-project';
import { endForUsage, readCommand, UsageError } from './support/command';
import { listFiles } from './support/export-files';
import { scriptCommand } from './support/node-command';

const {
  positionals: [count = '1000', named],
} = readCommand({}, 2);
const posts = Number(count);
if (!Number.isInteger(posts) || posts < 1) endForUsage(new UsageError(`Expected a number of posts, found "${count}".`));
const root = cloneProject(named ?? fs.mkdtempSync(path.join(os.tmpdir(), 'grow-')));
const out = path.join(root, 'out');

function build(name: string): void {
  console.log(`\n${name}: ${posts} posts, ${os.availableParallelism()} processors`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, scriptCommand('scripts/build.ts'), {
    cwd: root,
    env: {
      ...process.env,
      TYPES: 'off',
    },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The build failed: ${root}`);
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function describe(files: readonly string[]) {
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(out, file)).size, 0);
  return { files: files.length, MB: (bytes / 1e6).toFixed(1), 'files a post': (files.length / posts).toFixed(2) };
}

generatePosts(path.join(root, 'content'), posts);
build('Cold');
fs.appendFileSync(path.join(root, 'content/blog', `${slugOf(posts - 1)}.md`), '\nOne more sentence.\n');
build('One post changed');
const files = listFiles(out);
const isPrecompressed = (file: string) => /\.(br|gz)$/.test(file);
console.table({
  'not precompressed': describe(files.filter((file) => !isPrecompressed(file))),
  'precompressed (.br, .gz)': describe(files.filter(isPrecompressed)),
});
if (named === undefined) fs.rmSync(root, { recursive: true });
