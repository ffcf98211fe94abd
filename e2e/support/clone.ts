import { spawnSync } from 'node:child_process';
import { scriptCommand } from '../../scripts/support/node-command';

export { cloneProject } from '../../scripts/support/clone-project';

/**
 * Builds a clone.
 * @param settings environment variables of the build
 * @param options of `npm run build`
 * @returns what the build printed
 * @throws the build's own words, less its notes, when it fails
 */
export function build(root: string, settings: Record<string, string> = {}, options: readonly string[] = []): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptCommand('scripts/build.ts', ...options), {
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

/** Settings for a copy that is not deployed: types are checked in the project itself. */
export const FASTER = { TYPES: 'off', CMS: 'off' };
