import { spawnSync } from 'node:child_process';

export { cloneProject } from '../../scripts/support/clone-project';

/**
 * Builds a clone.
 * @param settings environment variables of the build
 * @throws the build's own words, less its notes, when it fails
 */
export function build(root: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (status === 0) return;
  const words = `${stdout}\n${stderr}`.split('\n').filter((line) => line !== '' && !/^(Note:|npm warn)/.test(line));
  throw new Error(words.slice(-60).join('\n'));
}

/** Settings for a copy that is not deployed: types are checked in the project itself, and nobody requests its precompressed files. */
export const FASTER = { TYPES: 'off', PRECOMPRESS: 'off', CMS: 'off' };
