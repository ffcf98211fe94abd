import { spawnSync } from 'node:child_process';
import type { ContentFile } from '../../lib/content/content-file';
import { parseText } from '../../lib/content/read';
import { readSettings } from '../../lib/settings';

/** The content files of a commit, or why Git does not have them. */
type Earlier = { files: readonly ContentFile[]; reason?: never } | { files?: never; reason: string };

/** Reads the content of a commit, which Git may not have: without Git, in a ZIP or a shallow clone, or in a new folder. */
export function readEarlierContent(root: string, commit = readSettings().earlierCommit): Earlier {
  try {
    const files = readCommit(root, commit);
    return files ? { files } : { reason: `Git has no content of ${commit} in this folder.` };
  } catch (error) {
    if (error instanceof GitError) return { reason: error.message };
    throw error;
  }
}

class GitError extends Error {}

/** @throws GitError with a sentence */
function runGit(root: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C' },
    input,
    maxBuffer: 64_000_000,
  });
  if (error && 'code' in error && error.code === 'ENOENT') throw new GitError('Git is not installed.');
  if (error) throw error;
  if (status === 0) return stdout;
  const [line = ''] = stderr.toString().split('\n', 1);
  throw new GitError(`Git: ${line.replace(/^fatal: /, '')}`);
}

function readCommit(root: string, commit: string): ContentFile[] | undefined {
  const git = (args: readonly string[], input?: string) => runGit(root, args, input);
  const lines = git(['ls-tree', '-r', '-z', commit, '.']).toString().split('\0').slice(0, -1);
  const entries = lines.flatMap((line) => {
    const [, id = '', name = ''] = /^\S+ blob (\S+)\t(.+\.md)$/.exec(line) ?? [];
    return name === '' ? [] : [{ id, file: `content/${name}` }];
  });
  if (entries.length === 0) return undefined;
  const texts = splitTexts(git(['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join('')));
  return entries.flatMap(({ file }, index) => parseText(file, texts[index] ?? '') ?? []);
}

/** Splits the output of `git cat-file --batch`: a line with id, type and size in bytes, the file, a line feed. */
function splitTexts(output: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf('\n', at) + 1;
    const end = start + Number(output.toString('utf8', at, start).split(' ')[2]);
    texts.push(output.toString('utf8', start, end));
    at = end + 1;
  }
  return texts;
}
