import { ROUTES } from './routes';
import { expect, test } from './support/test';

for (const { path, h1 } of ROUTES) {
  test(`${path} shows its heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  });
}
