import { spawnSync } from 'node:child_process';
import { parseSource } from '../../lib/content/front-matter';
import type { EarlierFiles } from '../../lib/content/read';

/** In CI, the commit before the push. Elsewhere, an edit loses what the last commit has. */
export const EARLIER_COMMIT = process.env.CONTENT_BASE || 'HEAD';

/** Reads the content of a commit; undefined without Git, and where the folder or a shallow clone lacks the commit. */
export function readEarlierContent(root: string, commit = EARLIER_COMMIT): EarlierFiles | undefined {
  const git = (args: readonly string[], input = ''): Buffer => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, input, maxBuffer: 64_000_000 });
    return status === 0 ? stdout : Buffer.alloc(0);
  };
  const linesOf = (args: readonly string[]) => git(args).toString().split('\0').slice(0, -1);
  const entries = linesOf(['ls-tree', '-r', '-z', commit, '.']).flatMap((line) => {
    const [, id = '', name = ''] = /^\S+ blob (\S+)\t(.+\.md)$/.exec(line) ?? [];
    return name === '' ? [] : [{ id, file: `content/${name}` }];
  });
  if (entries.length === 0) return undefined;
  const texts = textsOf(git(['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join('')));
  const files = entries.flatMap(({ file }, index) => parseSource(file, texts[index] ?? '').source ?? []);
  const renamed = linesOf([
    'diff',
    '-z',
    '--name-status',
    '--find-renames',
    '--diff-filter=R',
    '--relative',
    commit,
    '--',
    '.',
  ]);
  const renames = new Map<string, string>();
  for (let at = 0; at < renamed.length; at += 3)
    renames.set(`content/${renamed[at + 1]}`, `content/${renamed[at + 2]}`);
  return { files, renames };
}

/** Splits the output of `git cat-file --batch`: a line with id, type and size in bytes, the file, a line feed. */
function textsOf(output: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf('\n', at) + 1;
    const end = start + Number(output.toString('utf8', at, start).split(' ')[2]);
    texts.push(output.toString('utf8', start, end));
    at = end + 1;
  }
  return texts;
}
