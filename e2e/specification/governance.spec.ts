/** The truss of the framework: radio buttons take one of its members away, without a script. */
import { expect, main, PHONE, test } from '../support/test';

test('shows the frame without a part, and what is missing then, by keyboard and without a script', async ({
  page,
  site,
  requests,
}) => {
  await page.setViewportSize({ width: 1440, height: 720 });
  await page.goto(site.path('/governance'));
  const figure = main(page).locator('.truss');
  const sentence = (part: string) => figure.getByText(`Without ${part}:`);
  await expect(figure.getByText('A Warren truss with five joints')).toBeVisible();
  await expect(sentence('Risk')).toBeHidden();
  expect((await figure.boundingBox())?.height, 'figure and sentence fit the screen').toBeLessThan(720);
  await figure.getByRole('radio', { name: 'All seven' }).focus();
  for (const part of ['Strategy', 'Policy', 'Risk']) {
    await page.keyboard.press('ArrowRight');
    await expect(figure.getByRole('radio', { name: part })).toBeChecked();
    await expect(sentence(part)).toBeVisible();
    await expect(figure.locator('svg:visible .dash')).toHaveCount(1);
  }
  await expect(figure.getByRole('radio', { name: 'Risk' })).toHaveAccessibleDescription(/^Without Risk: no register/);
  await figure.getByText('All seven', { exact: true }).click();
  await expect(figure.getByText('A Warren truss with five joints')).toBeVisible();
  await expect(figure.locator('svg:visible .dash')).toHaveCount(0);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('takes the part of the open row away on phones, one row at a time', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/governance');
  const figure = main(page).locator('.truss');
  await expect(main(page).getByRole('radio')).toHaveCount(0);
  const row = (part: string) => main(page).locator('summary').filter({ hasText: part });
  for (const [part, answer] of [
    ['Policy', 'A policy framework in proportion to the exposure'],
    ['Assurance', 'Systematic testing (27, 28)'],
  ] as const) {
    await row(part).click();
    await expect(figure.locator('svg:visible .dash')).toHaveCount(1);
    await expect(figure.getByText(`Without ${part}:`)).toBeVisible();
    await expect(main(page).getByText(answer)).toBeVisible();
  }
  await expect(main(page).getByText('A policy framework in proportion')).toBeHidden();
  await expect(figure.getByText('Without Policy:')).toBeHidden();
  await row('Assurance').click();
  await expect(figure.getByText('A Warren truss with five joints')).toBeVisible();
  await expect(figure.locator('svg:visible .dash')).toHaveCount(0);
});

test('names the columns of CPS 234 above its parts, and in each part for screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/governance');
  const section = main(page).locator('#framework');
  const head = await section.getByText('What CPS 234 asks', { exact: true }).first().boundingBox();
  const part = await section.getByRole('heading', { name: 'Strategy' }).boundingBox();
  expect((head?.y ?? 0) + (head?.height ?? 0), 'its lower end').toBeLessThan(part?.y ?? 0);
  await expect(section.getByRole('term').filter({ hasText: 'What CPS 234 asks' })).toHaveCount(7);
});
