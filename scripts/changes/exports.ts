import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloneProject, installPackages } from '../support/clone-project';
import { downloadSite } from '../support/download-site';
import { resolveCommit } from '../support/git';

type Exports = { before: string; after: string; dispose: () => void };

/** Finds two exports: a folder or a live site, and `out`; or a commit and the working tree, which are built. */
export async function findExports(what: string, out = 'out'): Promise<Exports> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  const dispose = () => fs.rmSync(root, { recursive: true, force: true });
  const [before, after] = [path.join(root, 'before'), path.join(root, 'after')];
  const isExport = (folder: string) => fs.existsSync(path.join(folder, 'index.html'));
  const isSite = /^https?:\/\//.test(what);
  try {
    if (isSite || isExport(what)) {
      if (!isExport(out)) throw new Error(`${out} contains no export: run npm run build first`);
      if (isSite) await downloadSite(what.replace(/\/$/, ''), out, before);
      return { before: isSite ? before : what, after: out, dispose };
    }
    const commit = resolveCommit(what);
    if (!commit) throw new Error(`"${what}" is neither a URL, nor a folder with an export, nor a commit of this clone`);
    fs.mkdirSync(before);
    execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, before]);
    installPackages(before);
    build(before, `commit ${commit.slice(0, 8)}`);
    build(cloneProject(after), 'working tree');
    return { before: path.join(before, 'out'), after: path.join(after, 'out'), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

function build(root: string, name: string) {
  console.error(`Building the ${name} …`);
  const env = { ...process.env, PRECOMPRESS: 'off', TYPES: 'off' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The ${name} does not build:\n${`${stdout}\n${stderr}`.slice(-4000)}`);
}
