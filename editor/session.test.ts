import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSession } from './session';

const NOTHING = { problems: [], scheduledFor: undefined, suggestions: [], removal: { links: [], url: [] } };
const createDraft = (title: string) => ({ file: 'content/blog/a.md', data: { title } });
const createForm = (body: string) => ({ file: 'content/blog/a.md', data: { body } });

test('knows whether the open form differs from its file', () => {
  const session = createSession();
  session.edited(createDraft('A'));
  session.saved();
  session.edited(createDraft('B'));
  assert.equal(session.isUnsaved(), false, 'without a preview');
  session.opened({ closed: false });
  assert.equal(session.isUnsaved(), true);
  session.saved();
  assert.equal(session.isUnsaved(), false);
});

test('keeps the text of the file until the user edits it, however the form writes it', () => {
  const session = createSession();
  const readDraft = () => session.state().draft?.data;
  session.opened({ closed: false });
  session.edited(createForm('1986\\. First.\n\n* Two'), '1986\\. First.\n\n* Two');
  session.saved();
  session.edited(createForm('1986. First.\n\n- Two'), '1986\\. First.\n\n* Two');
  assert.deepEqual(readDraft(), { body: '1986\\. First.\n\n* Two' });
  assert.equal(session.isUnsaved(), false, 'nobody has typed');
  session.bodyEdited();
  session.edited(createForm('1986. First.\n\n- Three'), '1986\\. First.\n\n* Two');
  assert.deepEqual(readDraft(), { body: '1986\\. First.\n\n- Three' });
  session.edited({ file: 'content/blog/b.md', data: { body: '+ New' } }, '* New');
  assert.deepEqual(readDraft(), { body: '* New' }, 'another form');
});

test('waits for the check of the last draft, and forgets those of other drafts', async () => {
  const session = createSession();
  assert.equal(await session.problems(), undefined, 'without a preview');
  session.opened({ closed: false });
  session.edited(createDraft('A'));
  session.edited(createDraft('B'));
  const problems = session.problems();
  session.checked(1, { ...NOTHING, problems: [{ message: 'of A', keyPath: 'title', isNote: false }] });
  session.checked(2, NOTHING);
  assert.deepEqual(await problems, []);
  session.edited({ file: 'content/blog/b.md', data: {} });
  assert.equal(session.state().result, undefined);
});

test('keeps the places to change in other entries when the form is left', () => {
  const session = createSession();
  const own = { message: 'A is empty', keyPath: 'title', isNote: false };
  const link = { message: 'A link', keyPath: 'sections.0.link', isNote: false, file: 'content/pages/b.md' };
  session.opened({ closed: false });
  session.edited(createDraft('A'));
  session.checked(1, { ...NOTHING, problems: [own, link] });
  session.edited({ file: 'content/pages/b.md', data: {} });
  assert.deepEqual(session.state().places, [link]);
  session.edited(createDraft('A'));
  assert.deepEqual(session.state().places, [link]);
  session.visited();
  assert.deepEqual(session.state().places, []);
});
