import { itemOf, targets } from '../support/links';
import { expect, main, open, test } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const SERVICES = [
  ['Security and AI Governance', '/governance'],
  ['Managed Security Delivery', '#portfolio'],
  ['Cyber Security Training', '/cyber-security-training'],
] as const;
const SLIDES = [
  {
    title: 'Engagement Governance',
    description: 'The agreement on how we work together',
    list: ['A sponsor on each side with the authority to decide', 'Scope, risks and decisions in one register'],
    footer: 'The question it answers: who decides?',
  },
  {
    title: 'Service Governance',
    description: 'The rules a service is held to once it is live',
    list: ['Access reviewed on a fixed calendar', 'Incidents closed with a cause and a change'],
    footer: 'The question it answers: is it still sound?',
  },
  {
    title: 'Service Delivery',
    description: 'The daily work that keeps defences in repair',
    list: ['Changes made in daylight, with a way back', 'After-sales support 24 hours a day'],
    footer: 'The question it answers: who is on it tonight?',
  },
];

test.beforeEach(async ({ page }) => {
  await open(page, '/cyber-security');
});

test('has a hero', async ({ page }) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Open to business, closed to attack');
});

test("'What we do?' has an anchor link to the services", async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: 'What we do?', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'See our services' }).click();
  await expect(page).toHaveURL('/cyber-security#services');
  await expect(main(page).getByRole('heading', { name: 'Three services, one structure' })).toBeInViewport();
});

for (const [index, [title, href]] of SERVICES.entries()) {
  test(`service card 0${index + 1} is numbered and leads to ${href}`, async ({ page }) => {
    const card = itemOf(main(page), title);
    await expect(card).toHaveCount(1);
    await expect(card.getByText(`0${index + 1}`, { exact: true })).toBeVisible();
    expect(await targets(card)).toEqual([href]);
  });
}

test('the card of the portfolio leads to the carousel on the same page', async ({ page }) => {
  await main(page).locator('a[href="#portfolio"]').click();
  await expect(main(page).getByRole('heading', { name: 'Engagement Governance' })).toBeInViewport();
});

test('every slide has a title, a description, a list or none, and a footer', async ({ page }) => {
  await expect(main(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
    SLIDES.map(({ title }) => title),
  );
  for (const { title, description, list, footer } of SLIDES) {
    const slide = main(page).getByRole('article').filter({ hasText: title });
    for (const text of [description, footer, ...list]) await expect(slide).toContainText(text);
  }
});
