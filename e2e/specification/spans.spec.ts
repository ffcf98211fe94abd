/** Bridges that stand in the columns of a section, above or around what they are for. */
import type { Locator, Page } from '@playwright/test';
import { expect, main, open, test } from '../support/test';

const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const boxesOf = async (all: Locator) => Promise.all((await all.all()).map(boxOf));
const sectionOf = (page: Page, name: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });

/** They stand on one level, and each begins where the one before ends. */
function expectOneBridge(parts: readonly DOMRect[], [left, right]: readonly [number, number]) {
  const [first] = parts;
  expect(first?.left).toBeCloseTo(left, 0);
  for (const [index, part] of parts.entries()) {
    expect(part.top).toBe(first?.top);
    expect(part.bottom).toBeCloseTo(first?.bottom ?? 0, 1);
    expect(part.right).toBeCloseTo(parts[index + 1]?.left ?? right, 0);
  }
}

test("home's three ways are three spans on one deck, over the whole sheet", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const section = sectionOf(page, 'Three ways across');
  const spans = await boxesOf(section.getByRole('listitem').locator('> svg'));
  expect(spans).toHaveLength(3);
  expectOneBridge(spans, [64, 1376]);
  const heading = await boxOf(section.getByRole('heading', { name: 'AI', exact: true }));
  expect(heading.left, 'in line with the heading of the section').toBe(64);
});

test('on a phone each span stands above its own words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  for (const card of await sectionOf(page, 'Three ways across').getByRole('listitem').all()) {
    const [span, words] = await Promise.all([boxOf(card.locator('> svg')), boxOf(card.getByRole('heading'))]);
    expect({ left: span.left, width: span.width }).toEqual({ left: 20, width: 320 });
    expect(words.top).toBeGreaterThan(span.bottom);
  }
});

test('the six services are the bays of one viaduct: six in a row, three below 1024 px, a list on phones', async ({
  page,
}) => {
  await open(page, '/it-services');
  const services = sectionOf(page, 'Our services').getByRole('listitem');
  for (const [width, inRow, sheet] of [
    [1440, 6, [64, 1376]],
    [1024, 6, [48.7, 975.3]],
    [1000, 3, [47.7, 952.3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const bays = await boxesOf(services);
    expect(bays).toHaveLength(6);
    for (let row = 0; row < 6; row += inRow) expectOneBridge(bays.slice(row, row + inRow), sheet);
    for (const bay of await services.all()) {
      const [frame, words] = await Promise.all([boxOf(bay), boxOf(bay.getByRole('heading'))]);
      expect(words.left, 'between the piers').toBeGreaterThan(frame.left + frame.width * 0.055);
      expect(words.right).toBeLessThan(frame.right - frame.width * 0.055);
    }
  }
  await page.setViewportSize({ width: 360, height: 900 });
  const rows = await boxesOf(services);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
  await expect(services.locator('> svg').first()).toBeHidden();
});

test('the four offices are the piers of one bridge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const piers = sectionOf(page, 'Four piers, one deck').getByRole('listitem');
  await expect(piers).toHaveText([/Australia$/, /India$/, /United States$/, /United Arab Emirates$/]);
  expectOneBridge(await boxesOf(piers.locator('svg')), [64, 1376]);
});

test('the directions are dimensions that end at the line of their year', async ({ page }) => {
  await open(page, '/about');
  const panel = sectionOf(page, 'Our Directions');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const year = await boxOf(panel.getByText('2025', { exact: true }));
    for (const target of await panel.getByRole('listitem').all()) {
      const arrow = await boxOf(target.locator('svg').last());
      expect(arrow.top).toBeGreaterThan(year.bottom);
      expect(Math.abs(arrow.right - year.right)).toBeLessThanOrEqual(1.5);
    }
  }
});
