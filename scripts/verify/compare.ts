import fs from 'node:fs';
import path from 'node:path';
import { PRIVATE_FILES } from '../../hosts/policy';
import { type Answer, type Ask, reasonOf } from '../support/ask';
import { inParallel } from '../support/in-parallel';
import { listFiles } from '../support/list-files';

/** A file of the export, and the expected response. */
export type Question = { file: string; address: string; status: number };

export type Difference = { file: string; address: string; found: string };

/** Files for hosts, and Next's copy of the 404 page. */
const isPrivate = (file: string) => PRIVATE_FILES.includes(file) || /(^|\/)\.|\.(br|gz)$|^_not-found[./]/.test(file);

/** Hosts respond with the not-found page of the folder. */
const MISSING_NAME = 'no-page-has-this-name';

export const questionsOf = (files: readonly string[]): Question[] =>
  files
    .filter((file) => !isPrivate(file))
    .map((file) => {
      const name = file.replace(/(^|\/)404\.html$/, `$1${MISSING_NAME}`).replace(/(^|\/)index\.html$|\.html$/, '$1');
      return { file, address: `/${encodeURI(name)}`, status: file.endsWith('404.html') ? 404 : 200 };
    });

/** Compares a deployed site with an export, file by file. An error of `ask` is a difference, too. */
export async function compareDeployed(out: string, ask: Ask): Promise<{ count: number; differences: Difference[] }> {
  const expected = questionsOf(listFiles(out));
  const differences: Difference[] = [];
  await inParallel(expected, async ({ file, address, status }) => {
    const own = fs.readFileSync(path.join(out, file));
    // A host without not-found pages by folder sends the root's.
    const valid = file.endsWith('/404.html') ? [own, fs.readFileSync(path.join(out, '404.html'))] : [own];
    const found = await ask(address).then(
      (response) => findDifference(response, status, valid),
      (error: unknown) => `no response: ${reasonOf(error)}`,
    );
    if (found !== undefined) differences.push({ file, address, found });
  });
  return { count: expected.length, differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** @param valid bodies that are valid, the file's own first */
function findDifference({ status, headers, body }: Answer, expected: number, valid: Buffer[]): string | undefined {
  if (headers.location !== undefined) return `a redirect (${status}) to ${headers.location}`;
  if (status !== expected) return `status ${status} instead of ${expected}`;
  if (valid.some((bytes) => bytes.equals(body))) return undefined;
  const [own = Buffer.alloc(0)] = valid;
  const at = own.findIndex((byte, index) => byte !== body[index]);
  const from = (at === -1 ? own.length : at) + 1;
  return `another body from byte ${from} on (${body.length} bytes instead of ${own.length})`;
}
