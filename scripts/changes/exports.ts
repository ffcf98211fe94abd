/** Finds or makes the two exports that are compared. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asking, reasonOf } from '../support/ask';
import { cloneProject, takePackages } from '../support/clone-project';
import { resolveCommit } from '../support/git';
import { downloadSite } from './live';

export type Exports = { before: string; after: string; dispose: () => void };

/**
 * @param what the address of a deployed site or an export's folder, which are compared with out/; or a commit, which is
 * built as is the project as it lies here: both in folders of their own, for one day, with one set of settings
 * @throws in words for the person at the keyboard
 */
export async function findExports(what: string, out = 'out'): Promise<Exports> {
  const isAddress = /^https?:\/\//.test(what) && URL.canParse(what);
  if (isAddress || fs.existsSync(path.join(what, 'index.html'))) {
    if (!fs.existsSync(path.join(out, 'index.html'))) throw new Error(`${out}: no export; run npm run build first`);
    return isAddress ? findDeployed(what.replace(/\/$/, ''), out) : { before: what, after: out, dispose: () => {} };
  }
  const commit = resolveCommit(what);
  if (commit === undefined) {
    throw new Error(`"${what}" is neither an address, nor a folder with an export, nor a commit that this clone has`);
  }
  const { root, dispose } = makeFolder();
  const [before, after] = [path.join(root, 'before'), path.join(root, 'after')];
  try {
    fs.mkdirSync(before);
    execFileSync('tar', ['-x', '-C', before], { input: archive(commit), maxBuffer: Number.POSITIVE_INFINITY });
    takePackages(before);
    build(before, `commit ${commit.slice(0, 8)}`);
    build(cloneProject(after), 'project as it lies here');
  } catch (error) {
    dispose();
    throw error;
  }
  return { before: path.join(before, 'out'), after: path.join(after, 'out'), dispose };
}

/** @param site the address of a deployed site, without a slash at its end */
async function findDeployed(site: string, out: string): Promise<Exports> {
  const { root, dispose } = makeFolder();
  try {
    await downloadSite(asking(site), out, new URL(site).pathname.replace(/\/$/, ''), root);
  } catch (error) {
    dispose();
    throw new Error(`${site} cannot be compared: ${reasonOf(error)}`);
  }
  return { before: root, after: out, dispose };
}

function makeFolder(): { root: string; dispose: () => void } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  return { root, dispose: () => fs.rmSync(root, { recursive: true, force: true }) };
}

const archive = (commit: string) =>
  execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: Number.POSITIVE_INFINITY });

/** Twins are the same files again, and types are checked elsewhere. */
const SETTINGS = { TWINS: 'off', TYPES: 'off' };

function build(root: string, name: string) {
  console.error(`Building the ${name} …`);
  const env = { ...process.env, ...SETTINGS };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The ${name} does not build:\n${`${stdout}\n${stderr}`.slice(-4000)}`);
}
