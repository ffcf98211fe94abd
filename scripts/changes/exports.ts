import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloneProject, extractCommit, installPackages } from '../support/clone-project';
import { UsageError } from '../support/command';
import { resolveCommit } from '../support/git';
import { scriptCommand } from '../support/node-command';

type Exports = {
  before: string;
  after: string;
  /** The folders of their content; default: the exports have none. */
  contents?: { before: string; after: string };
  /** Deletes what was built. */
  dispose: () => void;
};

/**
 * Finds two exports: a folder and `out`; or a commit and the working tree, which are built.
 * @throws if there is no such folder or commit, or if one does not build
 */
export function findExports(folderOrCommit: string, out = 'out'): Exports {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  const dispose = () => fs.rmSync(root, { recursive: true, force: true });
  const isExport = (folder: string) => fs.existsSync(path.join(folder, 'index.html'));
  try {
    if (isExport(folderOrCommit)) {
      if (!isExport(out)) throw new UsageError(`${out} contains no export. Run npm run build first.`);
      return { before: folderOrCommit, after: out, dispose };
    }
    const commit = resolveCommit(folderOrCommit);
    if (!commit) {
      throw new UsageError(`"${folderOrCommit}" is neither a folder with an export nor a commit of this clone.`);
    }
    const before = path.join(root, 'before');
    extractCommit(commit, before);
    installPackages(before);
    build(before, `commit ${commit.slice(0, 8)}`);
    const after = cloneProject(path.join(root, 'after'));
    build(after, 'working tree');
    const inBoth = (folder: string) => ({ before: path.join(before, folder), after: path.join(after, folder) });
    return { ...inBoth('out'), contents: inBoth('content'), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

function build(root: string, name: string): void {
  console.error(`Building the ${name} …`);
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptCommand('scripts/build.ts'), {
    cwd: root,
    env: {
      ...process.env,
      PRECOMPRESS: 'off',
      TYPES: 'off',
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The ${name} does not build:\n${`${stdout}\n${stderr}`.slice(-4000)}`);
}
