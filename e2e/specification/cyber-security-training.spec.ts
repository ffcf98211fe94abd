import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

const PATH = '/cyber-security-training';

test('has the six programme tiles in their order', ({ site }) => {
  const tiles = mainOf(site, PATH).section('Six parts, one habit').all('h3');
  expect(tiles.map(({ text }) => text)).toEqual([
    'Security Awareness Training',
    'Phishing Simulation',
    'Vishing Protection',
    'Smishing Prevention',
    'Team Challenges',
    'Gamified Learning',
  ]);
});

test('has an iSOC AWARE platform section', ({ site }) => {
  const main = mainOf(site, PATH);
  expect(main.all('h2').map(({ text }) => text)).toContainEqual(expect.stringMatching(/iSOC AWARE/));
  for (const title of ['For staff', 'For team leads', 'For security teams']) expect(main.says(title), title).toBe(true);
});

test('has four partnership cards', ({ site }) => {
  const section = mainOf(site, PATH).section('We set it up with you');
  expect(section.all('li')).toHaveLength(4);
  for (const [title, description] of [
    ['Agree the Plan', 'Who is trained, on what, how often'],
    ['Bring People Along', 'Staff are told that simulations are coming'],
    ['Read the Results', 'Clicks show who was caught.'],
    ['Keep It Current', 'Scams follow the news'],
  ] as const) {
    expect(section.item(title).text).toContain(description);
  }
});

test('links Start Training Your Team and Get Started Now to /contact', ({ site }) => {
  for (const name of ['Start Training Your Team', 'Get Started Now'])
    expect(mainOf(site, PATH).links).toContainEqual([name, '/contact']);
});
