import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** The sources of an export. */
const SOURCES = ['app', 'components', 'content', 'editor', 'hosts', 'lib', 'public', 'scripts', 'package-lock.json'];
const MADE = 'out/index.html';

/** Returns whether no source has changed since the last build. A deleted file changes its folder. */
export function isExportFresh(): boolean {
  if (!fs.existsSync(MADE)) return false;
  const built = fs.statSync(MADE).mtimeMs;
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...SOURCES]);
  const files = String(list)
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('scripts/test/'));
  return files.every((file) => fs.existsSync(file) && fs.statSync(file).mtimeMs < built);
}
