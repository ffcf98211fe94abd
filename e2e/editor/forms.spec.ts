/** The editor's forms, and the step of the build that adds the editor. */
import fs from 'node:fs';
import path from 'node:path';
import { getContent } from '../../app/site';
import { BLOCK_FORMS } from '../../editor/block-forms';
import { cmsConfig, parseRepository } from '../../editor/config';
import { addEditor } from '../../export/editor';
import { readSettings } from '../../lib/settings';
import { expect, test } from '../support/test';

const groupsIn = (part: unknown): Record<string, unknown>[] => {
  if (typeof part !== 'object' || part === null) return [];
  return [part as Record<string, unknown>, ...Object.values(part).flatMap(groupsIn)];
};
const formFields = groupsIn([cmsConfig().collections, BLOCK_FORMS.map(({ fields }) => fields)]).filter(
  ({ widget }) => widget !== undefined,
);

test('explains no field in the words of files or commands', () => {
  const technical =
    /`|npm|\.md\b|##|true or false|slug|in quotes|the file\b|(public|content|docs)\/|\d{4}-\d\d-\d\d|expected invalid/i;
  const words = formFields.flatMap(({ name, label, hint = '', pattern = [] }) => {
    const [, message = ''] = pattern as string[];
    return [label, hint, message].map((text) => `${name}: ${text}`);
  });
  expect([...new Set(words.filter((text) => technical.test(text.replace(/^\w+: /, ''))))]).toEqual([]);
});

test('requires nothing that would stop the save of a draft', () => {
  const stopping = formFields.filter(({ widget, required, minlength, min }) => {
    const isTooShort = minlength !== undefined || (widget === 'list' && min !== undefined);
    // A required group shows its fields without a further click.
    return isTooShort || (required && widget !== 'object');
  });
  expect(formFields.length).toBeGreaterThan(100);
  expect(stopping.map(({ name }) => name)).toEqual([]);
});

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
  expect(parseRepository('acme/site')).toEqual({ repo: 'acme/site' });
  expect(() => parseRepository('https://github.com/acme/site')).toThrow('owner/name');
});

test("keeps the editor's pages out of search engines, with a policy without eval", ({ site }) => {
  for (const file of ['admin/index.html', 'admin/preview.html']) {
    const page = site.read(file);
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain('Content-Security-Policy');
    expect(page).not.toContain('unsafe-eval');
  }
});
