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

function copyFixture() {
  fs.cpSync('e2e/fixtures/content', root, { recursive: true });
  fs.rmSync(inRoot('README.md'), { force: true });
}

function readFiles() {
  const names = listFiles(root).map(({ name }) => name);
  return names.flatMap((name) => parseText(`content/${name}`, fs.readFileSync(inRoot(name), 'utf8')) ?? []);
}

test('writes the alias of a renamed page, and each link to its former URL with its part', () => {
  copyFixture();
  const post = inRoot('blog/change-in-employee-engagement-perception.md');
  fs.appendFileSync(
    post,
    '\n[Us](/about#main) and [more](/about-others), [again](/about "Us").\n\n:::button\ntext: Us\nlink: /about\n:::\n',
  );
  const files = readFiles();
  fs.renameSync(inRoot('pages/about.md'), inRoot('pages/company.md'));
  const changes = fixLinks(root, files);
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
  assert.deepEqual(fixLinks(root, files), [], 'a second run finds nothing');
  for (const [from, to] of [
    ['pages/governance', 'pages/rules'],
    ['products/edi', 'products/messages'],
  ])
    fs.renameSync(inRoot(`${from}.md`), inRoot(`${to}.md`));
  const further = fixLinks(root, files).join('\n');
  for (const line of ['pages/rules.md: redirects from /governance', 'products/messages.md: redirects from /edi'])
    assert.match(further, new RegExp(`content/${line}$`, 'm'), 'two more, before the first is published');
});

test('writes the new name of a renamed post and case study into the fields that name them', () => {
  copyFixture();
  const rename = (from: string, to: string) => {
    const files = readFiles();
    fs.renameSync(inRoot(from), inRoot(to));
    fixLinks(root, files);
  };
  rename('blog/change-in-employee-engagement-perception.md', 'blog/slug.md');
  // Its name is that of the field, too.
  rename('blog/slug.md', 'blog/once-more.md');
  rename('case-studies/application-migration-iris.md', 'case-studies/iris.md');
  const home = fs.readFileSync(inRoot('pages/home.md'), 'utf8');
  assert.match(home, /^ {4}slug: once-more$/m);
  assert.match(home, /^ {4}study: iris$/m);
  assert.match(fs.readFileSync(inRoot('industries/financial-services.md'), 'utf8'), /^ {2}study: iris$/m);
});

test('rewrites no longer URL, and none of another host', () => {
  assert.equal(
    rewriteLink('[a](/old/more) [b](https://x.example/old) [c](/old?x)', '/old', '/new'),
    '[a](/old/more) [b](https://x.example/old) [c](/new?x)',
  );
});
