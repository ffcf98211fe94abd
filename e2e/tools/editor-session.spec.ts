/** The state of the editor's page, and the files that it writes, without a browser. */
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { asNew, fromFile, splitFields, toFile } from '../../editor/file-format';
import { createSession } from '../../editor/session';
import { contentFiles } from '../support/editor';

const NOTHING = { problems: [], scheduledFor: undefined, suggestions: [] };
const draftOf = (title: string) => ({ file: 'content/blog/a.md', data: { title } });

test('knows whether the open form differs from its file', () => {
  const session = createSession();
  session.edited(draftOf('A'));
  session.saved();
  session.edited(draftOf('B'));
  expect(session.isUnsaved(), 'without a preview').toBe(false);
  session.opened({ closed: false });
  expect(session.isUnsaved()).toBe(true);
  session.saved();
  expect(session.isUnsaved()).toBe(false);
});

test('waits for the check of the last draft, and forgets those of other drafts', async () => {
  const session = createSession();
  expect(await session.problems(), 'without a preview').toBeUndefined();
  session.opened({ closed: false });
  session.edited(draftOf('A'));
  session.edited(draftOf('B'));
  const problems = session.problems();
  session.checked(1, { ...NOTHING, problems: [{ message: 'of A', keyPath: 'title', isNote: false }] });
  session.checked(2, NOTHING);
  expect(await problems).toEqual([]);
  session.edited({ file: 'content/blog/b.md', data: {} });
  expect(session.state().result).toBeUndefined();
});

test('writes every content file as it was, byte for byte', () => {
  for (const [name, text] of Object.entries(contentFiles())) {
    if (name !== 'content/README.md') expect.soft(toFile(fromFile(text.trim())), name).toBe(text);
  }
  expect(fs.existsSync('content/site.md')).toBe(true);
});

test('keeps the order, the quotes and the comments of a file by a save', () => {
  const text = `---
# Opening hours
title: "A"
draft: true
items:
  - name: one # the first
    link: /a
  - name: two
---

Text.`;
  const fields = fromFile(text);
  const items = [{ name: 'zero' }, { link: '/a', name: 'one' }, { name: 'three', hidden: false }];
  const after = toFile({ ...fields, items, draft: false, indexed: true, title: 'B: c' });
  expect(after).toBe(`---
# Opening hours
title: "B: c"
items:
  - name: zero
  - name: one # the first
    link: /a
  - name: three
---

Text.
`);
  // The next save of the same form starts from what was written.
  expect(splitFields(fields).known).toBe(after.trim());
  expect(splitFields(asNew({ title: 'A' }, 'content/blog/a.md')).known).toBeUndefined();
  expect(toFile(asNew({ title: "It's", body: 'Text' }, 'content/blog/a.md'))).toBe("---\ntitle: It's\n---\n\nText\n");
});
