/** `npm run build -- --drafts` builds a copy with a draft and a scheduled post, for colleagues. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FIXTURE_CONTENT } from '../../../scripts/test/roots';
import { build, cloneProject, FASTER } from '../../support/clone';
import { edit } from '../../support/content';

const POST = 'blog/change-in-employee-engagement-perception.md';

test('builds drafts and scheduled posts, marked, and hides the whole site from search engines', { tag: '@all' }, () => {
  test.setTimeout(600_000);
  const copy = cloneProject();
  fs.cpSync('.next/cache', path.join(copy, '.next/cache'), { recursive: true });
  const post = fs.readFileSync(path.join(FIXTURE_CONTENT, POST), 'utf8');
  const write = (name: string, date: string) => {
    const lines = `title: A post called ${name}\ndescription: The ${name} post, which colleagues read before anybody else does.\n${date}`;
    const text = edit(edit(edit(post, /^title:.*\n/m, ''), /^description:.*\n/m, ''), /^date:.*$/m, lines);
    fs.writeFileSync(path.join(copy, `content/blog/${name}.md`), text);
  };
  write('unfinished', 'date: "2024-03-15"\ndraft: true');
  write('upcoming', 'date: "2099-01-01"');
  build(copy, FASTER, ['--drafts']);

  const read = (name: string) => fs.readFileSync(path.join(copy, 'out', name), 'utf8');
  for (const [name, mark] of [
    ['unfinished', 'Draft: seen only in this preview'],
    ['upcoming', 'Scheduled for January 1, 2099: seen only in this preview'],
  ]) {
    expect(read(`blog/${name}.html`)).toContain(`>${mark}`);
    expect(read(`blog/${name}.html`)).toContain('<meta name="robots" content="noindex">');
    expect(read('blog.html')).toContain(`/blog/${name}`);
    for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt']) expect(read(file), file).not.toContain(`/blog/${name}`);
  }
  expect(read('about.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('robots.txt')).toMatch(/Disallow: \/\n/);
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  fs.rmSync(copy, { recursive: true });
});
