import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Copies the project as a clone would hold it, with the installed packages, to another path.
 * @param root where to; what lies there goes first. Without it, a new folder
 */
export function cloneProject(root = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'))): string {
  fs.rmSync(root, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name !== '' && fs.existsSync(name))) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.copyFileSync(file, path.join(root, file));
  }
  takePackages(root);
  return root;
}

/** Gives a copy of the project, or of another commit of it, the packages it asks for. */
export function takePackages(root: string): void {
  const lock = (folder: string) => fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock('.') !== lock(root)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'pipe' });
    return;
  }
  // Hard links, or copies on another disk: a link to the folder itself would lead Next out of the project.
  execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', path.join(root, 'node_modules')]);
}
