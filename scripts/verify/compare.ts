/** Holds a deployed site against an export, file by file. */
import fs from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILES } from '../../hosts/policy';
import { type Answer, type Ask, reasonOf } from '../support/ask';
import { inParallel } from '../support/in-parallel';
import { listFiles } from '../support/list-files';

/** What is asked of a site, and the answer that would be right. */
export type Question = { file: string; address: string; status: number };

/** A file that a visitor would not get as it was built. */
export type Difference = { file: string; address: string; found: string };

/** For hosts and their compression, never sent by themselves; and Next's second copy of the 404 page. */
const isUnseen = (file: string) =>
  PRIVATE_FILES.includes(file) || /(^|\/)\.|\.(br|gz)$/.test(file) || /^_not-found[./]/.test(file);

/** No page has this name: hosts answer with the not-found page of its folder. */
const NOBODY = 'no-page-has-this-name';

/**
 * Each file of an export and the address that should answer with it.
 * @param files of the export, relative to it
 */
export function questionsOf(files: readonly string[]): Question[] {
  return files
    .filter((file) => !isUnseen(file))
    .map((file) => {
      const path = file
        .replace(/(^|\/)404\.html$/, `$1${NOBODY}`)
        .replace(/(^|\/)index\.html$/, '$1')
        .replace(/\.html$/, '');
      return { file, address: `/${encodeURI(path)}`, status: file.endsWith('404.html') ? 404 : 200 };
    });
}

/**
 * @param out the export that should be there
 * @param ask requests an address of the site; what it throws is a difference, too
 * @returns how many files were requested, and those that differ, in the order of their names
 */
export async function compareDeployed(out: string, ask: Ask): Promise<{ count: number; differences: Difference[] }> {
  const questions = questionsOf(listFiles(out));
  const read = (file: string) => fs.readFileSync(path.join(out, file));
  const differences: Difference[] = [];
  await inParallel(questions, async (question) => {
    const { file, address } = question;
    // A host that knows no not-found page by folder answers with that of the root.
    const right = file.endsWith('/404.html') ? [read(file), read('404.html')] : [read(file)];
    const found = await ask(address).then(
      (answer) => judge(question, answer, right),
      (error: unknown) => `no answer: ${reasonOf(error)}`,
    );
    if (found !== undefined) differences.push({ file, address, found });
  });
  return { count: questions.length, differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** What is wrong with an answer; undefined where nothing is. @param right texts that would be */
function judge({ status }: Question, answer: Answer, right: readonly Buffer[]): string | undefined {
  const { location } = answer.headers;
  if (location !== undefined) return `a redirect (${answer.status}) to ${location}`;
  if (answer.status !== status) return `status ${answer.status} instead of ${status}`;
  const [own = Buffer.alloc(0)] = right;
  if (right.some((bytes) => bytes.equals(answer.body))) return undefined;
  const at = own.findIndex((byte, index) => byte !== answer.body[index]);
  const from = at === -1 ? own.length : at;
  return `another text from byte ${from + 1} on (${answer.body.length} bytes instead of ${own.length})`;
}
