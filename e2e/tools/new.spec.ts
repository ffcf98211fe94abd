/** `npm run new` writes valid drafts, and the reference lists the fields of the schemas. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { contentTypesOf } from '../../lib/content/content-types';
import { slugFrom } from '../../lib/shared/slug-from';
import { withTables } from '../../scripts/forms/manual';
import { UsageError } from '../../scripts/support/command';
import { makeDraft } from '../../scripts/support/new-draft';
import { type Content, expect, HOME, POST, STUDY, test } from '../support/content';

/** Writes a draft. @returns the message of a refusal; other errors are faults of the command */
function refusal(content: Content, ...args: readonly string[]) {
  try {
    return `wrote: ${makeDraft(args, content.root)}`;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

test('makes slugs of titles', () => {
  expect(slugFrom('Zürich & Café: what’s new in 2026?')).toBe('zurich-cafe-whats-new-in-2026');
  expect(slugFrom('日本')).toBe('');
});

for (const { singular = '', folder, schema } of contentTypesOf(MODEL).filter((kind) => kind.singular !== undefined)) {
  test(`writes a valid draft of the type "${singular}" with every field, and does not overwrite it`, ({ content }) => {
    const file = `${folder}/signs-of-a-good-bridge.md`;
    content.write(file, '');
    content.remove(file);
    expect(makeDraft([singular, 'Signs of a Good Bridge', '--date', '2024-05-06'], content.root)).toContain(file);
    const text = content.read(file);
    for (const name of Object.keys(schema.shape)) expect(text, name).toMatch(new RegExp(`^# .+\\n(# )?${name}:`, 'm'));
    expect(content.problems()).toEqual([]);
    expect(text).toMatch(/^draft: true$/m);
    if (folder === 'blog') expect(text).toContain('#   - "/blog/signs-of-a-good-bridge-before"');
    expect(refusal(content, singular, 'Signs of a Good Bridge')).toContain('exists already');
    expect(content.read(file)).toBe(text);
    content.write(file, text.replace(/^(\s*)# (?=[a-z]\w*:( |$))/gm, '$1').replace(/^# {3}/gm, '  '));
    expect(content.problems(), 'also with the optional fields').toEqual([]);
  });
}

test('writes valid drafts after pages and a case study are renamed', ({ content }) => {
  content.rename('pages/contact.md', 'pages/talk-to-us.md', 'aliases: [/contact]');
  content.rename('pages/about.md', 'pages/who-we-are.md', 'aliases: [/about]');
  content.rename(STUDY, 'case-studies/a-renamed-study.md', 'aliases: [/case-study/application-migration-iris]');
  content.rename(POST, 'blog/a-renamed-post.md', `aliases: [/${POST.replace('.md', '')}]`);
  for (const file of ['industries/financial-services.md', 'pages/cyber-security.md', 'pages/it-services.md', HOME]) {
    content.edit(file, 'study: application-migration-iris', 'study: a-renamed-study');
  }
  content.edit(HOME, 'slug: change-in-employee-engagement-perception', 'slug: a-renamed-post');
  content.relink({
    '/contact': '/talk-to-us',
    '/about': '/who-we-are',
    '/blog/change-in-employee-engagement-perception': '/blog/a-renamed-post',
  });
  expect(content.problems()).toEqual([]);
  const sections = 'hero,cards,service-rows,paragraphs,body,proof,featured-post,call-to-action';
  for (const args of [
    ['post'],
    ['case-study'],
    ['industry'],
    ['product'],
    ['page'],
    ['page', '--sections', sections],
  ]) {
    const [type = '', ...options] = args;
    const answer = refusal(content, type, `A draft of the type ${type} ${options.length}`, ...options);
    expect(answer).toContain('wrote: Wrote');
    const [, file = ''] = /Wrote content\/(\S+\.md)/.exec(answer) ?? [];
    fs.rmSync(path.join(content.root, file));
  }
});

test('reports an error of the command without a stack trace', ({ content }) => {
  const cwd = path.dirname(content.root);
  const script = ['node_modules/tsx/dist/cli.mjs', 'tsconfig.json', 'scripts/new.ts'].map((name) => path.resolve(name));
  const [tsx = '', config = '', command = ''] = script;
  const args = [tsx, '--tsconfig', config, command, 'poem', 'A title'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('(did you mean "post"?), found "poem".');
  expect(stderr).not.toContain('    at ');
});

test('explains wrong use, and writes nothing', ({ content }) => {
  const count = () => fs.readdirSync(content.root, { recursive: true }).length;
  const before = count();
  for (const [args, words] of [
    [[], 'npm run new post'],
    [['post', 'Short'], 'at least 10 characters'],
    [['post'], 'needs a title'],
    [['post', 'A title of good length', '--date', '2024-02-30'], 'found "2024-02-30"'],
    [['industry', 'About'], 'taken by'],
    [['industry', 'EDI'], 'found /edi, taken by content/industries/edi.md'],
    [['post', '日本日本日本日本日本'], 'letter from a to z'],
    [['page', 'Terms of Use', '--sections', 'heor'], '(did you mean "hero"?), found "heor"'],
  ] as const)
    expect(refusal(content, ...args)).toContain(words);
  expect(count()).toBe(before);
});

test('writes a page in a folder with the named sections, in their order', ({ content }) => {
  const names = ['statistics', 'hero', 'cards', 'cards', 'body'];
  const file = 'pages/legal/terms-of-use.md';
  content.write(file, '');
  content.remove(file);
  makeDraft(['page', 'Terms of Use', '--folder', 'legal', '--sections', names.join(',')], content.root);
  expect([...content.read(file).matchAll(/^ {2}- section: (.*)$/gm)].map(([, name]) => name)).toEqual(names);
  expect(content.problems()).toEqual([]);
});

test('lists all fields in the reference for content', () => {
  const reference = fs.readFileSync('docs/content-reference.md', 'utf8');
  expect(withTables(reference, MODEL), 'run npm run manual').toBe(reference);
});
