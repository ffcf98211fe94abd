import { ROUTES } from '../routes';
import { expect, test, watchRequests } from './support';

// The phone a slow line is likely to end at.
test.use({ viewport: { width: 412, height: 823 } });

for (const { path } of ROUTES) {
  test(`${path} asks for no script until the visitor acts, then comes alive under the policy`, async ({
    page,
    ready,
  }) => {
    const { requests, scripts } = watchRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts()).toEqual([]);
    expect(requests.length, 'requests before the visitor acts').toBeLessThanOrEqual(8);

    await page.mouse.move(200, 200);
    await ready();
    expect(new Set(scripts()).size, 'each script once').toBe(scripts().length);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Tooltips come with styles of their own.
    await page.locator('footer a[role=link]').first().hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
  });
}
