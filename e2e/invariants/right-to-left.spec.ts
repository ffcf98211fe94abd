/**
 * The option `direction: rtl` of content/site.md: every page, with its HTML as that option writes it, is the mirror image of
 * the page whose lines run from left to right.
 */
import type { Page } from '@playwright/test';
import { settle } from '../support/observers';
import { answerElsewhere, expect, test } from '../support/test';

const PARTS = 2;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (let part = 0; part < PARTS; part++) {
  test(`mirrors every page from right to left, part ${part + 1} of ${PARTS}`, { tag: '@all' }, async ({
    page,
    site,
    visits,
  }) => {
    test.setTimeout(900_000);
    const findings: string[] = [];
    await rightToLeft(page);
    for (const [index, route] of ['/nowhere', ...visits].entries()) {
      if (index % PARTS !== part) continue;
      await page.goto(site.path(route));
      await page.evaluate(settle);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const unlike = await page.evaluate(unlikeItsMirror);
        findings.push(...unlike.map((finding) => `${route}, ${size.width} px wide: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
}

test('keeps the order of a phone number and turns arrows round', { tag: '@all' }, async ({ page, site }) => {
  await rightToLeft(page);
  await page.goto(site.path('/'));
  const order = await page
    .getByRole('contentinfo')
    .locator('[href^="tel:"]')
    .evaluate((link) => {
      const [text] = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      const leftOf = (start: number) => {
        range.setStart(text ?? link, start);
        range.setEnd(text ?? link, start + 1);
        return range.getBoundingClientRect().left;
      };
      return [...(link.textContent ?? '')].map((_, index) => leftOf(index));
    });
  expect(order).toEqual([...order].sort((number, other) => number - other));
  const arrow = page.getByRole('main').locator('.card-link .glyph').first();
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
});

async function rightToLeft(page: Page) {
  await answerElsewhere(page);
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(/<html(?: dir="\w+")?/, '<html dir="rtl"');
      await route.fulfill({ response, body: html });
    },
  );
}

/** In the page: boxes that are not where they are in a mirror. Leaves the page as it was. */
function unlikeItsMirror(): string[] {
  const root = document.documentElement;
  const width = root.clientWidth;
  const findings: string[] = root.scrollWidth > width ? [`scrolls sideways by ${root.scrollWidth - width} px`] : [];
  const boxes = [
    ...document.querySelectorAll(
      ':is(main, footer) :is(h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, figure, form, img, .button, .icon-button, .field)',
    ),
  ].filter(
    // A slide that waits is out of view, and a link within a line of text has its place in that line.
    (element) =>
      element.checkVisibility() &&
      !element.closest('.carousel-slide + .carousel-slide, .sr-only') &&
      // One without alt text has no size until it has loaded.
      !(element instanceof HTMLImageElement && !element.complete),
  );
  const rightToLeft = boxes.map((element) => element.getBoundingClientRect());
  root.dir = 'ltr';
  for (const [index, element] of boxes.entries()) {
    const { left } = element.getBoundingClientRect();
    const mirrored = width - (rightToLeft[index]?.right ?? 0);
    if (Math.abs(left - mirrored) > 2)
      findings.push(
        `<${element.tagName.toLowerCase()} class="${element.className}"> at ${left} px, mirrored ${mirrored} px: ${element.textContent?.trim().slice(0, 30)}`,
      );
  }
  root.dir = 'rtl';
  return findings;
}
