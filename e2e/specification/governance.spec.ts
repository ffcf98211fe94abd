import { itemOf } from '../support/links';
import { expect, main, open, test, wordsIn } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const MEMBERS = [
  ['Strategy', 'What must be protected, for whom'],
  ['Policy', 'The strategy turned into rules'],
  ['Risk', 'A register of what could go wrong'],
  ['Controls', 'The locks, logs, reviews and limits'],
  ['People', 'Roles with authority'],
  ['Assurance', 'Tests and audits by someone'],
  ['Improvement', 'What incidents and findings have taught'],
] as const;

test.beforeEach(async ({ page }) => {
  await open(page, '/governance');
});

test('has the data security text', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Data security', exact: true }) });
  await expect(section).toContainText(/data security/i);
  expect(await wordsIn(section)).toBeGreaterThan(150);
});

test('has a framework diagram, every member of it described in text', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'A framework of seven members', exact: true }) });
  for (const [label, description] of MEMBERS) {
    await expect(section.locator('figure svg').getByText(label, { exact: true })).toBeVisible();
    await expect(itemOf(section, label)).toContainText(description);
  }
});

test('has three partnership cards', async ({ page }) => {
  const section = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Where we come in', exact: true }) });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  for (const [title, description] of [
    ['Assess', 'We compare what is written with what happens'],
    ['Implement', 'We draft the policies'],
    ['Sustain', 'We keep the calendar of reviews'],
  ] as const) {
    await expect(itemOf(section, title)).toContainText(description);
  }
});
