/** The step of the build that adds the editor. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { addEditor } from '../../scripts/editor';
import { expect, test } from '../support/test';

test.describe('the step of the build that adds the editor', () => {
  let out = '';
  test.beforeEach(() => {
    out = fs.mkdtempSync(path.join(os.tmpdir(), 'editor-'));
    fs.writeFileSync(path.join(out, 'index.html'), '<html lang="en"><link rel="stylesheet" href="/a.css">');
  });
  test.afterEach(() => fs.rmSync(out, { recursive: true }));

  test('CMS=off leaves it out, and takes away what an earlier build has left', async () => {
    fs.mkdirSync(path.join(out, 'admin'));
    fs.writeFileSync(path.join(out, 'admin/index.html'), 'earlier');
    await addEditor(out, { CMS: 'off' });
    expect(fs.readdirSync(out)).toEqual(['index.html']);
  });

  test('CMS_REPO and CMS_REVIEW reach its configuration', async () => {
    await addEditor(out, { CMS_REPO: 'acme/site@live', CMS_REVIEW: 'on' });
    const { backend, publish_mode } = parse(fs.readFileSync(path.join(out, 'admin/config.yml'), 'utf8'));
    expect(backend).toMatchObject({ name: 'github', repo: 'acme/site', branch: 'live' });
    expect(backend).not.toHaveProperty('isReviewed');
    expect(publish_mode).toBe('editorial_workflow');
    expect(fs.readdirSync(path.join(out, 'admin')).sort()).toEqual([
      ...['assets', 'chunks', 'config.yml', 'files.json', 'index.html', 'index.js'],
      ...['pane.css', 'preview.css', 'preview.html', 'preview.js'],
    ]);
  });

  test('a CMS_REPO that is none stops it, in words', async () => {
    const added = addEditor(out, { CMS_REPO: 'https://github.com/acme/site' });
    await expect(added).rejects.toThrow('CMS_REPO: expected owner/name');
  });
});

test("the editor's pages keep to themselves", ({ site }) => {
  for (const file of ['admin/index.html', 'admin/preview.html']) {
    const page = site.read(file);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain('Content-Security-Policy');
    expect(page).not.toContain('unsafe-eval');
  }
});
