import { getPages } from '../../lib/content';
import { itemOf, targets } from '../support/links';
import { expect, main, open, test } from '../support/test';

const { hero, whatWeDo, services } = getPages()['cyber-security']().data;

test.beforeEach(async ({ page }) => {
  await open(page, '/cyber-security');
});

test('has a hero', async ({ page }) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(hero.heading);
});

test("'What we do?' has an anchor link to the services", async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: 'What we do?', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: whatWeDo.link.label }).click();
  await expect(page).toHaveURL('/cyber-security#services');
  await expect(main(page).getByRole('heading', { name: services.heading })).toBeInViewport();
});

for (const [index, href] of ['/governance', '#portfolio', '/cyber-security-training'].entries()) {
  test(`service card 0${index + 1} is numbered and leads to ${href}`, async ({ page }) => {
    const card = itemOf(main(page), services.items[index]?.title ?? '');
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
  const { slides } = getPages()['cyber-security']().data.portfolio;
  expect(slides.map(({ title }) => title)).toEqual(['Engagement Governance', 'Service Governance', 'Service Delivery']);
  for (const { title, description, list = [], footer } of slides) {
    const slide = main(page).getByRole('article').filter({ hasText: title });
    for (const text of [description, footer, ...list]) await expect(slide).toContainText(text);
  }
});
