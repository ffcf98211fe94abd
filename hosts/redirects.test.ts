/** No URL is lost: the responses for old ones, in the site and in the files of every host. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ABOUT, edit, POST, SITE, STUDY } from '../e2e/support/content';
import { OLD_URLS } from '../e2e/support/hosts';
import { useContent } from '../e2e/support/unit';
import { findPage } from '../lib/site/pages';
import { redirectsFile } from './pages';
import { vercelFile } from './vercel';

const content = useContent();
/** The pages that name the study. */
const WITH_STUDY = ['home', 'it-services', 'cyber-security'].map((name) => `pages/${name}.md`);

test('redirects renamed pages, and responds with 410 for deleted ones', () => {
  const { permanent, gone } = OLD_URLS;
  content.edit(ABOUT, /^title:/m, 'aliases: [/2019/03/my-post/, /Services/IT_Consulting.aspx]\ntitle:');
  content.write(
    'case-studies/iris.md',
    edit(content.read(STUDY), /^title:/m, `aliases: [${permanent[2]?.[0]}]\ntitle:`),
  );
  content.remove(STUDY);
  for (const file of [...WITH_STUDY, 'industries/financial-services.md'])
    content.edit(file, 'study: application-migration-iris', 'study: healthcare-integrations-assessment');
  content.edit(SITE, /^name:/m, `gone: [${gone}]\nname:`);
  content.write('pages/unfinished.md', '---\ntitle: Not there yet\ndraft: true\naliases: [/old-terms]\n---\n');
  assert.deepEqual(content.problems(), []);
  const site = content.site();
  assert.deepEqual({ permanent: [...site.redirects], gone: site.gone }, OLD_URLS);
  for (const [from, to] of permanent) {
    assert.equal(findPage(site, from), undefined, from);
    assert.ok(findPage(site, to), to);
  }
});

test('notes a link to a URL that redirects, and keeps its part', () => {
  content.edit(ABOUT, /^title:/m, 'aliases: [/our-story]\ntitle:');
  content.append(POST, '\n[Us](/our-story#main)\n');
  const { problems, notes } = content.inspect();
  assert.deepEqual(problems, []);
  const found = notes.map((note) => `${note.expected}, ${note.found}`);
  assert.deepEqual(found, ['/about#main, where the page is now, "/our-story#main"']);
});

test('writes redirects first into _redirects, then deleted pages, then folders', () => {
  assert.deepEqual(redirectsFile(OLD_URLS).trim().split('\n'), [
    ...OLD_URLS.permanent.map(([from, to]) => `${from} ${to} 301`),
    '/blog/a-post-of-last-year /blog/404.html 410',
    '/blog/* /blog/404.html 404',
  ]);
  assert.match(redirectsFile({ permanent: [], gone: ['/gone'] }), /\/gone \/404\.html 410\n/);
});

test('redirects permanently in vercel.json', () => {
  const wanted = OLD_URLS.permanent.map(([source, destination]) => ({ source, destination, statusCode: 301 }));
  assert.deepEqual(JSON.parse(vercelFile([], OLD_URLS)).redirects, wanted);
});
