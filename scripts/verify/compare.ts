import fs from 'node:fs';
import { listFiles } from '../../export/export-files';
import { PRIVATE_FILES, SERVER_ERROR_FILE } from '../../hosts/policy';
import { inParallel } from '../support/in-parallel';
import { type Answer, reasonOf } from '../support/request';

/** Names a file of the export, its path on the site, and the status of the response. */
type Expected = { file: string; path: string; status: number };
type Difference = { file: string; path: string; found: string };

/** Whether no request returns a file: it is for hosts, or for their errors. */
const isPrivate = (file: string) =>
  [...PRIVATE_FILES, SERVER_ERROR_FILE].includes(file) || isHidden(file) || isPrecompressed(file);
const isHidden = (file: string) => /(^|\/)\./.test(file);
const isPrecompressed = (file: string) => /\.(br|gz)$/.test(file);

/** Requests the not-found page of a folder. */
const MISSING_NAME = 'no-page-has-this-name';

/** Returns the responses that visitors of an export should get. */
export const expectedOf = (files: readonly string[]): Expected[] =>
  files
    .filter((file) => !isPrivate(file))
    .map((file) => {
      const name = file.replace(/(^|\/)404\.html$/, `$1${MISSING_NAME}`).replace(/(^|\/)index\.html$|\.html$/, '$1');
      return { file, path: `/${encodeURI(name)}`, status: file.endsWith('404.html') ? 404 : 200 };
    });

/** Compares a deployed site with an export, file by file. A request that fails is a difference, too. */
export async function compareDeployed(
  out: string,
  request: (path: string) => Promise<Answer>,
): Promise<{ count: number; differences: Difference[] }> {
  const expected = expectedOf(listFiles(out));
  const differences: Difference[] = [];
  await inParallel(expected, async ({ file, path, status }) => {
    const exported = fs.readFileSync(`${out}/${file}`);
    // A host without not-found pages by folder sends the root's.
    const others = file.endsWith('/404.html') ? [fs.readFileSync(`${out}/404.html`)] : [];
    const difference = await request(path).then(
      (answer) =>
        findDifference(answer, status, exported, others) ?? (path === '/' ? findOldPolicy(answer, out) : undefined),
      (error: unknown) => `no response: ${reasonOf(error)}`,
    );
    if (difference !== undefined) differences.push({ file, path, found: difference });
  });
  return { count: expected.length, differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/** Reports a server whose configuration is older than the pages: somebody installs that of nginx by hand. */
function findOldPolicy({ headers, body }: Answer, out: string): string | undefined {
  const file = `${out}/_headers`;
  // A host without headers finds the policy in the pages.
  if (body.includes('http-equiv="Content-Security-Policy"') || !fs.existsSync(file)) return undefined;
  const [, built = ''] = /^ {2}Content-Security-Policy: (.*)$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  // A server of this computer has no https.
  const plain = (policy: string) => policy.replace(/; upgrade-insecure-requests/, '');
  if (plain(String(headers['content-security-policy'])) === plain(built)) return undefined;
  return 'another Content-Security-Policy than that of the build: install the new configuration of the host';
}

function findDifference(
  { status, headers, body }: Answer,
  expected: number,
  exported: Buffer,
  others: readonly Buffer[],
) {
  if (headers.location !== undefined) return `a redirect (${status}) to ${headers.location}`;
  if (status !== expected) return `status ${status} instead of ${expected}`;
  if ([exported, ...others].some((bytes) => bytes.equals(body))) return undefined;
  const at = exported.findIndex((byte, index) => byte !== body[index]);
  const from = (at === -1 ? exported.length : at) + 1;
  return `another body from byte ${from} on (${body.length} bytes instead of ${exported.length})`;
}
