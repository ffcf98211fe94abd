/** Reads Git's history; undefined outside of a repository, and for commits that a shallow clone lacks. */
import { spawnSync } from 'node:child_process';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout : undefined;
}

/** Returns a file as it was before it was renamed or deleted. */
export function lastVersion(file: string): string | undefined {
  const committed = git('show', `HEAD:./${file}`);
  if (committed !== undefined) return committed;
  const commit = git('log', '-1', '--format=%H', '--diff-filter=D', '--', file)?.trim();
  return commit ? git('show', `${commit}^:./${file}`) : undefined;
}
