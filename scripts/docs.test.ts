/** The documentation, whose links nobody clicks before they are needed. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createOutline } from '../lib/markdown/outline';

const FOLDERS = ['.', 'app/fonts', 'content', 'docs', 'docs/decisions', 'e2e', 'tools/drawings'];
const DOCUMENTS = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

const readOutline = (file: string) => createOutline(fs.readFileSync(file, 'utf8'));

/** Returns why a link of a document leads nowhere; undefined for one of another site, and for one that leads somewhere. */
function findProblem(document: string, url: string): string | undefined {
  if (/^[a-z]+:/.test(url)) return undefined;
  const [name = '', anchor] = url.split('#');
  const file = name === '' ? document : path.join(path.dirname(document), name);
  if (!fs.existsSync(file)) return 'no file';
  return anchor === undefined || readOutline(file).ids.includes(anchor) ? undefined : 'no heading';
}

test('leads each link of the documentation to a file, and to a heading in it', () => {
  assert.ok(DOCUMENTS.length > 20, DOCUMENTS.join());
  const dead = DOCUMENTS.flatMap((document) =>
    readOutline(document).links.flatMap(({ url, line }) => {
      const problem = findProblem(document, url);
      return problem === undefined ? [] : [`${document}:${line} ${url}: ${problem}`];
    }),
  );
  assert.deepEqual(dead, []);
});
