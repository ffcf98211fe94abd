/**
 * `npm run test:mutations [-- feed]`: applies the faults of faults.yml one by one to a copy of the project with its export,
 * and lists those that the tests of `npm test` do not find.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../support/export-files';

type Fault = readonly [name: string, files: string, from: string, to: string, tests: string];

const FAULTS: readonly Fault[] = parse(fs.readFileSync(new URL('faults.yml', import.meta.url), 'utf8'));
const CLI = path.resolve('node_modules/@playwright/test/cli.js');

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
for (const name of fs.readdirSync('.')) {
  if (['.git', '.next', 'test-results'].includes(name)) continue;
  if (name === 'node_modules') fs.symlinkSync(path.resolve(name), path.join(copy, name));
  else fs.cpSync(name, path.join(copy, name), { recursive: true });
}
process.on('exit', () => fs.rmSync(copy, { recursive: true }));

const files = ['out', 'lib', 'hosts'].flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`));

/** Applies a fault. @returns functions that undo it; none if the fault changes no file */
function apply([, pattern, from, to]: Fault): (() => void)[] {
  const [, source] = /^\/(.+)\/$/.exec(from) ?? [];
  return files.flatMap((file) => {
    if (!new RegExp(pattern).test(file)) return [];
    const target = path.join(copy, file);
    const before = fs.readFileSync(target, 'utf8');
    const after = source === undefined ? before.replaceAll(from, to) : before.replace(new RegExp(source), to);
    if (after === before) return [];
    fs.writeFileSync(target, after);
    // The server prefers a precompressed file.
    for (const end of ['.br', '.gz']) fs.rmSync(target + end, { force: true });
    return () => fs.writeFileSync(target, before);
  });
}

function runTests(tests: string): string | undefined {
  const args = [CLI, 'test', '--no-deps', '--max-failures=1', '--reporter=line', tests];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? undefined : /^ {2}1\) (.*?)[ ─]*$/m.exec(stdout)?.[1];
}

const chosen = FAULTS.filter(([name]) => name.includes(process.argv[2] ?? ''));
let missed = 0;
for (const fault of chosen) {
  const undo = apply(fault);
  const found = undo.length > 0 ? runTests(fault[4]) : undefined;
  if (found === undefined) missed += 1;
  console.log(`${fault[0]}: ${found ? `found by ${found}` : undo.length > 0 ? 'NOT FOUND' : 'DOES NOT APPLY'}`);
  for (const restore of undo) restore();
}
console.log(`${chosen.length} faults, ${missed} not found.`);
process.exitCode = missed === 0 ? 0 : 1;
