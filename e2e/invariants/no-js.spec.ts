/** Every page without JavaScript: it can be read, and its header leads everywhere. */
import { attributeValues, elementOf, markupOf } from '../support/export';
import { cutText, overhang } from '../support/page-checks';
import { expect, header, main, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('shows every page, with every link of the header', { tag: '@all' }, async ({ page, site, visits }) => {
  test.setTimeout(900_000);
  const links = new Set(attributeValues(elementOf(markupOf(site.page('/')), 'header'), 'href'));
  expect(links.size).toBeGreaterThan(3);
  const findings: string[] = [];
  for (const route of visits) {
    await page.setViewportSize({ width: 1360, height: 240 });
    await page.goto(site.path(route));
    const heading = main(page).getByRole('heading', { level: 1 });
    if (!(await heading.isVisible()) || ((await heading.textContent()) ?? '').trim() === '')
      findings.push(`${route}: no heading`);
    const shown = await header(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 240 });
      for (const check of [overhang, cutText])
        findings.push(...(await page.evaluate(check)).map((finding) => `${route}, ${width} px: ${finding}`));
    }
    findings.push(...[...links].filter((link) => !shown.includes(link)).map((link) => `${route}: no link to ${link}`));
  }
  expect(findings).toEqual([]);
});
