/** The editor's content files and repository. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { cmsConfig, parseRepository } from '../../editor/config';
import { BLOCKS } from '../../lib/content/blocks';
import { readContent } from '../../lib/content/read';

test('has a form for every content file', () => {
  const files = fs.readdirSync('content', { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(readContent('content').files).toHaveLength(written.length);
});

test('lists dated entries by date, with a way to see drafts and scheduled ones', () => {
  const blog = cmsConfig().collections.find(({ name }) => name === 'blog');
  expect(blog).toMatchObject({
    sortable_fields: { default: { field: 'date', direction: 'descending' } },
    view_filters: [{ label: 'Drafts' }, { label: 'Scheduled' }],
    fields: expect.arrayContaining([expect.objectContaining({ name: 'date', default: '{{now}}' })]),
  });
});

const groupsIn = (part: unknown): Record<string, unknown>[] => {
  if (typeof part !== 'object' || part === null) return [];
  return [part as Record<string, unknown>, ...Object.values(part).flatMap(groupsIn)];
};
const formFields = groupsIn([cmsConfig().collections, Object.values(BLOCKS).map(({ form }) => form.fields)]).filter(
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

test('parses the repository of the editor', () => {
  expect(parseRepository(undefined)).toBeUndefined();
  expect(parseRepository('acme/site')).toEqual({ repo: 'acme/site' });
  expect(parseRepository('acme/site@live')).toEqual({ repo: 'acme/site', branch: 'live' });
  expect(() => parseRepository('https://github.com/acme/site')).toThrow('owner/name');
  expect(cmsConfig({ repo: 'acme/site' }).backend).toMatchObject({ name: 'github', repo: 'acme/site' });
});
