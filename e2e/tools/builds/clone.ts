import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scriptArgs } from '../../../scripts/support/run-node';

/** Copies the project as a clone would contain it, with its packages. @param root replaced; default: a new folder */
export function cloneProject(root = fs.mkdtempSync(path.join(os.tmpdir(), 'clone-'))): string {
  fs.rmSync(root, { recursive: true, force: true });
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file !== '' && fs.existsSync(file)) fs.cpSync(file, path.join(root, file));
  copyTree(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Copies a folder with hard links, or as files on another disk. Next follows a link to the folder out of the project. */
function copyTree(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target);
  }
}

/**
 * Builds a clone.
 * @param settings environment variables of the build
 * @param options of `npm run build`
 * @returns what the build printed
 * @throws the build's own words, less its notes, when it fails
 */
export function build(root: string, settings: Record<string, string> = {}, options: readonly string[] = []): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptArgs('scripts/build.ts', ...options), {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
    },
    encoding: 'utf8',
  });
  const output = `${stdout}\n${stderr}`;
  if (status === 0) return output;
  const words = output.split('\n').filter((line) => line !== '' && !line.startsWith('Note:'));
  throw new Error(words.slice(-60).join('\n'));
}
