import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

const PATH = '/staff-augmentation';
const DISCIPLINES = {
  'Software and Integration': ['Software engineer', 'Mobile developer', 'Integration developer', 'Test analyst'],
  'Data and AI': ['Data engineer', 'Data analyst', 'Machine learning engineer'],
  'Cloud and Infrastructure': [
    'Cloud engineer',
    'Network engineer',
    'Database administrator',
    'Site reliability engineer',
  ],
  'Cyber Security': ['Security analyst', 'Security engineer', 'Governance and risk specialist'],
  'Business and Delivery': ['Business analyst', 'Project manager', 'ERP consultant', 'Change manager'],
};
const STEPS = ['Brief', 'Search', 'Assess', 'Introduce', 'Settle in'];
const CHANNELS = ['Direct Search', 'Referrals', 'Professional Communities', 'Job Boards', 'Local Markets'];

test('has five functional disciplines', ({ site }) => {
  const section = mainOf(site, PATH).section('Five functional disciplines');
  for (const [title, roles] of Object.entries(DISCIPLINES)) {
    for (const role of roles) expect(section.item(title).text).toContain(role);
  }
});

test('has a sourcing methodology and five sourcing channels', ({ site }) => {
  const main = mainOf(site, PATH);
  const titlesOf = (heading: string) =>
    main
      .section(heading)
      .all('li')
      .flatMap(({ headings }) => headings);
  expect(titlesOf('Our sourcing methodology')).toEqual(STEPS);
  expect(titlesOf('Five sourcing channels')).toEqual(CHANNELS);
});

test('links Discover job offers here and Get Started with Us to /contact', ({ site }) => {
  for (const name of ['Discover job offers here', 'Get Started with Us'])
    expect(mainOf(site, PATH).links).toContainEqual([name, '/contact']);
});

test('/recruitment shows the same page as /staff-augmentation', ({ site }) => {
  expect(mainOf(site, '/recruitment').text).toBe(mainOf(site, PATH).text);
  expect(mainOf(site, '/recruitment').links).toEqual(mainOf(site, PATH).links);
});
