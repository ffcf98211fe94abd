/** Bridges in the columns of a section. visual.spec.ts shows those of other sections. */
import type { Locator, Page } from '@playwright/test';
import { expect, main, open, test } from '../support/test';

const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const boxesOf = async (all: Locator) => Promise.all((await all.all()).map(boxOf));
const sectionOf = (page: Page, name: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });

function expectOneBridge(parts: readonly DOMRect[], [left, right]: readonly [number, number]) {
  const [first] = parts;
  expect(first?.left).toBeCloseTo(left, 0);
  for (const [index, part] of parts.entries()) {
    expect(part.top).toBe(first?.top);
    expect(part.bottom).toBeCloseTo(first?.bottom ?? 0, 1);
    expect(part.right).toBeCloseTo(parts[index + 1]?.left ?? right, 0);
  }
}

test('draws the six services as bays of one viaduct: six in a row, three below 1320 px, a list on phones', async ({
  page,
}) => {
  await open(page, '/it-services');
  const services = sectionOf(page, 'Our services').getByRole('listitem');
  for (const [width, inRow, sheet] of [
    [1440, 6, [64, 1376]],
    [1024, 3, [48.7, 975.3]],
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
