import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies the project as a clone would contain it, with its packages. @param root replaced; default: a new folder */
export function cloneProject(root = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'))): string {
  fs.rmSync(root, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file !== '' && fs.existsSync(file)) fs.cpSync(file, path.join(root, file));
  installPackages(root);
  return root;
}

/** Installs the packages of a copy of the project, or of another commit. */
export function installPackages(root: string): void {
  const lock = (folder: string) => fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock('.') !== lock(root)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'pipe' });
    return;
  }
  // Hard links, or copies on another disk: Next follows a link to the folder out of the project.
  execFileSync('sh', ['-c', 'cp -al node_modules "$0" || cp -a node_modules "$0"', path.join(root, 'node_modules')]);
}
