/** What changes for a visitor who prefers more contrast: https://www.w3.org/TR/mediaqueries-5/#prefers-contrast */
import type { Page } from '@playwright/test';
import { contrast, parseColour, ratio } from '../support/contrast';
import { expect, test } from '../support/test';

const SCHEMES = ['light', 'dark'] as const;

test('strengthens muted text, hairlines and fields when more contrast is preferred', { tag: '@all' }, async ({
  page,
  site,
}) => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, contrast: null });
    await page.goto(site.path('/contact'));
    const before = await readLooks(page);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await readLooks(page);
    expect(before.muted).toBeGreaterThanOrEqual(7);
    expect(after.muted).toBeGreaterThan(before.muted + 2);
    expect(after.line).toBeGreaterThanOrEqual(4.5);
    expect(after.field.contrast).toBeGreaterThanOrEqual(7);
    expect(after.field.width).toBeGreaterThanOrEqual(2);
    expect(after.field.height, 'nothing moves').toBe(before.field.height);
  }
  await page.goto(site.path('/search'));
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCSS('border-width', /^[2-9]/);
  await page.emulateMedia({ contrast: null });
});

async function readLooks(page: Page) {
  const { muted, line, ground, field } = await page.evaluate(() => {
    const note = document.querySelector('footer .text-muted') ?? document.body;
    const rule = document.querySelector('footer .border-line') ?? document.body;
    const input = document.querySelector('main .field') ?? document.body;
    const { borderBottomColor, borderBottomWidth } = getComputedStyle(input);
    return {
      muted: getComputedStyle(note).color,
      line: getComputedStyle(rule).borderTopColor,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      field: { colour: borderBottomColor, width: borderBottomWidth, height: input.getBoundingClientRect().height },
    };
  });
  return {
    muted: contrast(muted, ground),
    line: ratio(over(line, ground), parseColour(ground)),
    field: {
      contrast: contrast(field.colour, ground),
      width: Number.parseFloat(field.width),
      height: Math.round(field.height),
    },
  };
}

function over(colour: string, ground: string) {
  const alpha = Number(/[,/]\s*([\d.]+)\)$/.exec(colour.startsWith('rgba') ? colour : '')?.[1] ?? 1);
  const below = parseColour(ground);
  const above = parseColour(colour);
  const mix = (channel: 0 | 1 | 2) => above[channel] * alpha + below[channel] * (1 - alpha);
  return [mix(0), mix(1), mix(2)] as const;
}
