import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { listFiles, parseText } from '../../lib/content/read';
import { fixLinks, rewriteLink } from './fix-links';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fix-links-'));
after(() => fs.rmSync(root, { recursive: true }));

const inRoot = (name: string) => path.join(root, name);

test('writes the alias of a renamed page, and each link to its former URL with its part', () => {
  fs.cpSync('e2e/fixtures/content', root, { recursive: true });
  fs.rmSync(inRoot('README.md'), { force: true });
  const post = inRoot('blog/change-in-employee-engagement-perception.md');
  fs.appendFileSync(
    post,
    '\n[Us](/about#main) and [more](/about-others), [again](/about "Us").\n\n:::button\ntext: Us\nlink: /about\n:::\n',
  );
  const names = listFiles(root).map(({ name }) => name);
  const files = names.flatMap((name) => parseText(`content/${name}`, fs.readFileSync(inRoot(name), 'utf8')) ?? []);
  fs.renameSync(inRoot('pages/about.md'), inRoot('pages/company.md'));
  const renames = new Map([['content/pages/about.md', 'content/pages/company.md']]);
  const changes = fixLinks(root, { files, renames });
  assert.match(changes.join('\n'), /content\/pages\/company\.md: redirects from \/about\n/);
  assert.match(fs.readFileSync(inRoot('pages/company.md'), 'utf8'), /^aliases:\n {2}- \/about$/m);
  assert.ok(
    fs
      .readFileSync(post, 'utf8')
      .endsWith(
        '[Us](/company#main) and [more](/about-others), [again](/company "Us").\n\n:::button\ntext: Us\nlink: /company\n:::\n',
      ),
  );
  assert.match(fs.readFileSync(inRoot('site.md'), 'utf8'), /link: \/company$/m);
  assert.deepEqual(fixLinks(root, { files, renames }), [], 'a second run finds nothing');
});

test('rewrites no longer URL, and none of another host', () => {
  assert.equal(
    rewriteLink('[a](/old/more) [b](https://x.example/old) [c](/old?x)', '/old', '/new'),
    '[a](/old/more) [b](https://x.example/old) [c](/new?x)',
  );
});
