/** The post-export step that adds the editor. */
import fs from 'node:fs';
import path from 'node:path';
import { getContent } from '../../app/site';
import { addEditor } from '../../export/editor';
import { readSettings } from '../../lib/settings';
import { expect, test } from '../support/test';

test('leaves the editor out, or configures its repository', async () => {
  const out = test.info().outputPath();
  fs.mkdirSync(path.join(out, 'admin'), { recursive: true });
  fs.writeFileSync(path.join(out, 'index.html'), '<html lang="en"><link rel="stylesheet" href="/a.css">');
  fs.writeFileSync(path.join(out, 'admin/index.html'), 'of an earlier build');
  await addEditor(out, getContent(), readSettings({ CMS: 'off' }));
  expect(fs.readdirSync(out)).toEqual(['index.html']);
  await addEditor(out, getContent(), readSettings({ CMS_REPO: 'acme/site@live' }));
  const { backend } = JSON.parse(fs.readFileSync(path.join(out, 'admin/config.json'), 'utf8'));
  expect(backend).toMatchObject({ name: 'github', repo: 'acme/site', branch: 'live' });
  expect(fs.readdirSync(path.join(out, 'admin')).sort()).toEqual([
    'assets',
    'chunks',
    'config.json',
    'files.json',
    'forms.css',
    'index.html',
    'index.js',
    'pane.css',
    'preview.css',
    'preview.html',
    'preview.js',
  ]);
  await expect(
    addEditor(out, getContent(), readSettings({ CMS_REPO: 'https://github.com/acme/site' })),
  ).rejects.toThrow('CMS_REPO: expected owner/name');
});

test("keeps the editor's pages out of search engines, with a policy without eval", ({ site }) => {
  for (const file of ['admin/index.html', 'admin/preview.html']) {
    const page = site.read(file);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain('Content-Security-Policy');
    expect(page).not.toContain('unsafe-eval');
  }
});
