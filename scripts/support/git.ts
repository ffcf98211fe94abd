/** What Git knows of files. Undefined where it knows nothing: outside of a repository, or in a shallow clone. */
import { spawnSync } from 'node:child_process';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout : undefined;
}

/** A file as it was last committed. @param file from the project's root */
const committed = (file: string): string | undefined => git('show', `HEAD:./${file}`);

/** A file as it was before it was renamed or deleted. */
export function lastVersion(file: string): string | undefined {
  const here = committed(file);
  if (here !== undefined) return here;
  const commit = git('log', '-1', '--format=%H', '--diff-filter=D', '--', file)?.trim();
  return commit ? git('show', `${commit}^:./${file}`) : undefined;
}

/** The commit of a name such as main or HEAD~1; undefined where this clone has none. */
export const resolveCommit = (name: string): string | undefined =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim();
