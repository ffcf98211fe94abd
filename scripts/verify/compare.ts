import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../export/export-files';
import { MEDIA_TYPES, PRIVATE_FILES, SERVER_ERROR_FILE } from '../../hosts/policy';
import { findHeaders } from '../../hosts/rules';
import { readHeaders, withoutHttps } from '../support/read-headers';
import { type Answer, describeFailure } from '../support/request';

type Expected = { file: string; path: string; status: number };
type Difference = { file: string; path: string; found: string };

/** For hosts, or for their errors. */
const UNSERVED: readonly string[] = [...PRIVATE_FILES, SERVER_ERROR_FILE];

/** Whether no request returns a file. */
const isPrivate = (file: string) => UNSERVED.includes(file) || isHidden(file) || isPrecompressed(file);
const isHidden = (file: string) => /(^|\/)\./.test(file);
const isPrecompressed = (file: string) => /\.(br|gz)$/.test(file);

const AT_ONCE = 8;

/** Requests the not-found page of a folder. */
const MISSING_NAME = 'no-page-has-this-name';

const listExpected = (files: readonly string[]): Expected[] =>
  files
    .filter((file) => !isPrivate(file))
    .map((file) => {
      const name = file.replace(/(^|\/)404\.html$/, `$1${MISSING_NAME}`).replace(/(^|\/)index\.html$|\.html$/, '$1');
      return { file, path: `/${encodeURI(name)}`, status: file.endsWith('404.html') ? 404 : 200 };
    });

/** Other names of media types, which some hosts send: https://www.iana.org/assignments/media-types/media-types.xhtml */
const SYNONYMS: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/**
 * Compares a deployed site with an export, file by file: status, media type, headers and body. A request that fails is a
 * difference, too.
 * @param hasHttps whether the site has https, which two of the headers are for
 */
export async function compareDeployed(
  out: string,
  request: (path: string) => Promise<Answer>,
  hasHttps = true,
): Promise<{ count: number; differences: Difference[] }> {
  const expected = listExpected(listFiles(out));
  const rules = readHeaders(out).map((rule) => (hasHttps ? rule : withoutHttps(rule)));
  const differences: Difference[] = [];
  const compare = async ({ file, path: url, status }: Expected) => {
    const exported = fs.readFileSync(`${out}/${file}`);
    // A host without not-found pages by folder sends the root's.
    const others = file.endsWith('/404.html') ? [fs.readFileSync(`${out}/404.html`)] : [];
    const found = await request(url).then(
      (answer) =>
        findOtherStatus(answer, status) ??
        findOtherType(answer, file) ??
        findOtherHeader(answer, findHeaders(rules, url)) ??
        findOtherBody(answer, exported, others),
      (error: unknown) => `no response: ${describeFailure(error)}`,
    );
    if (found !== undefined) differences.push({ file, path: url, found });
  };
  for (let at = 0; at < expected.length; at += AT_ONCE)
    await Promise.all(expected.slice(at, at + AT_ONCE).map(compare));
  return { count: expected.length, differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

function findOtherStatus({ status, headers }: Answer, expected: number): string | undefined {
  if (headers.location !== undefined) return `a redirect (${status}) to ${headers.location}`;
  return status === expected ? undefined : `status ${status} instead of ${expected}`;
}

function findOtherType({ headers }: Answer, file: string): string | undefined {
  const expected = MEDIA_TYPES[path.extname(file).slice(1).toLowerCase()];
  const [type = ''] = String(headers['content-type']).toLowerCase().split(/; ?/, 1);
  if (expected === undefined || (SYNONYMS[type] ?? type) === expected) return undefined;
  return `Content-Type ${type} instead of ${expected}`;
}

/** Reports a server whose configuration is older than the pages: somebody installs that of nginx by hand. */
function findOtherHeader({ headers }: Answer, expected: Readonly<Record<string, string>>): string | undefined {
  const plain = (value: unknown) => String(value ?? 'nothing').replaceAll(', ', ',');
  const other = Object.entries(expected).find(([name, value]) => plain(headers[name.toLowerCase()]) !== plain(value));
  if (!other) return undefined;
  const [name] = other;
  return `another ${name} than that of the build: install the new configuration of the host`;
}

function findOtherBody({ body }: Answer, exported: Buffer, others: readonly Buffer[]): string | undefined {
  if ([exported, ...others].some((bytes) => bytes.equals(body))) return undefined;
  const at = exported.findIndex((byte, index) => byte !== body[index]);
  const from = (at === -1 ? exported.length : at) + 1;
  return `another body from byte ${from} on (${body.length} bytes instead of ${exported.length})`;
}
