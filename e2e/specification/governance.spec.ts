import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

const PATH = '/governance';
const MEMBERS = [
  ['Strategy', 'What must be protected, for whom'],
  ['Policy', 'The strategy turned into rules'],
  ['Risk', 'A register of what could go wrong'],
  ['Controls', 'The locks, logs, reviews and limits'],
  ['People', 'Roles with authority'],
  ['Assurance', 'Tests and audits by someone'],
  ['Improvement', 'What incidents and findings have taught'],
] as const;

test('has the data security text', ({ site }) => {
  const { text } = mainOf(site, PATH).section('Data security');
  expect(text.replace('Data security', '')).toMatch(/data security/i);
  expect(text.split(' ').length).toBeGreaterThan(150);
});

test('has a framework diagram, every member of it described in text', ({ site }) => {
  const section = mainOf(site, PATH).section('A framework of seven members');
  for (const [label, description] of MEMBERS) {
    expect(
      section
        .first('figure')
        .first('svg')
        .all('text')
        .map(({ text }) => text),
    ).toContain(label);
    expect(section.item(label).text).toContain(description);
  }
});

test('has three partnership cards', ({ site }) => {
  const section = mainOf(site, PATH).section('Where we come in');
  expect(section.all('li')).toHaveLength(3);
  for (const [title, description] of [
    ['Assess', 'We compare what is written with what happens'],
    ['Implement', 'We draft the policies'],
    ['Sustain', 'We keep the calendar of reviews'],
  ] as const) {
    expect(section.item(title).text).toContain(description);
  }
});
