/** The rhythm of pages on a phone: how long they are, and how long nothing but text is. */
import { monotony } from '../support/page-checks';
import { expect, main, PHONE, test } from '../support/test';

/** In CSS pixels at 390. */
const HEIGHTS = {
  '/': 9_100,
  '/it-services': 9_000,
  '/governance': 9_000,
  '/life-sciences': 9_600,
  '/financial-services': 9_600,
};

test('keeps the longest pages within their heights, and shows a drawing, a field or large letters every 1,600 px', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const heights: Record<string, number> = {};
  const findings: string[] = [];
  for (const route of site.routes) {
    await page.goto(site.path(route));
    await page.evaluate(() => document.fonts.ready);
    heights[route] = await page.evaluate(() => document.documentElement.scrollHeight);
    findings.push(...(await page.evaluate(monotony)).map((finding) => `${route}: ${finding}`));
  }
  for (const [route, limit] of Object.entries(HEIGHTS)) expect.soft(heights[route], route).toBeLessThanOrEqual(limit);
  expect(findings).toEqual([]);
});

/** What phones fold: its page, what a visitor taps, and words in it that the browser's own search finds. */
const FOLDS = [
  ['/', 'Example only: Cutover runbook, in part', 'Hold inbound files'],
  ['/', 'Sponsor', 'Sets the aim'],
  ['/about', 'The company on one page', 'Proposals and invoices name the legal entity'],
  ['/accessibility', 'Wider text spacing', 'is cut off with the spacing of lines'],
  ['/it-services', 'Support', 'Our support staff and your service owner'],
  ['/it-services', 'Example only: Cutover runbook, evening of the move', 'The others have not moved.'],
  ['/governance', 'Assurance', 'Systematic testing (27, 28)'],
  ['/life-sciences', 'The regulations add their own complexity.', 'Traceability rules change at each border'],
  ['/financial-services', 'Payments change', 'ISO 20022 mapping and enrichment'],
] as const;

test('folds on phones only, a tap or a search of the browser away, and shows all of it on wide screens and on paper', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [path, label, words] of FOLDS) {
    const name = `${path}: ${label}`;
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const summary = main(page).locator('summary').filter({ hasText: label });
    const folded = main(page).getByText(words).filter({ visible: true });
    await expect(folded, name).toHaveCount(0);
    await summary.click();
    await expect(folded, name).not.toHaveCount(0);
    await summary.click();
    await expect(folded, name).toHaveCount(0);
    // Only closed details open for a search: what has no box is not found.
    const isFindable = await main(page)
      .getByText(words)
      .evaluateAll((parts) => parts.some((part) => part.closest('details:not([open])')));
    expect(isFindable, name).toBe(true);
    for (const state of ['print', 'wide'] as const) {
      await page.emulateMedia({ media: state === 'print' ? 'print' : 'screen' });
      await page.setViewportSize({ width: state === 'print' ? 688 : 640, height: 844 });
      await expect(folded, `${name}, ${state}`).not.toHaveCount(0);
      await expect(summary, `${name}, ${state}`).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
  }
});
