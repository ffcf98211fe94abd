import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Lists the code that makes an export of content: folders and files. */
export const BUILD_CODE = [
  'app',
  'components',
  'editor',
  'export',
  'hosts',
  'islands',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'scripts',
  'tsconfig.json',
  'ui',
];

/** Lists all sources of an export. */
const BUILD_SOURCES = [...BUILD_CODE, 'content', 'public'];

/** Whether no source has changed since the last build. A deleted file changes its folder. */
export function isExportFresh(root = '.'): boolean {
  const page = fs.statSync(path.join(root, 'out/index.html'), { throwIfNoEntry: false });
  if (!page) return false;
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...BUILD_SOURCES];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file !== '' && !file.startsWith('scripts/test/'));
  return files.every((file) => {
    const source = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
    return source !== undefined && source.mtimeMs < page.mtimeMs;
  });
}
