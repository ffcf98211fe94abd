/** The full fonts come along only for a letter that English does not need. */
import { markupOf, textOf } from '../support/export';
import { facesOf } from '../support/fonts';
import { expect, test } from '../support/test';

const isFull = (address: string) => /\/(familjen_grotesk|figtree)[.-]/.test(address);

test('a letter beyond English brings the full font along', async ({ page, requests }) => {
  await page.goto('/about', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  expect(requests.filter((address) => /\/familjen_grotesk_600[.-]/.test(address)).length).toBeGreaterThan(0);
  expect(requests.filter(isFull)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('h1')?.append(' Zoë');
    document.body.append('Zoë');
  });
  await expect.poll(() => requests.filter(isFull).length).toBe(2);
});

test('no page needs it before', ({ site }) => {
  const full = facesOf(site).find(({ family }) => family === 'figtreeMore')?.letters ?? [];
  expect(full).toContain('ë'.codePointAt(0));
  for (const file of site.pageFiles) {
    const letters = new Set(textOf(/<body[\s\S]*<\/body>/.exec(markupOf(site.read(file)))?.[0] ?? ''));
    const beyond = [...letters].filter((letter) => full.includes(letter.codePointAt(0) ?? 0));
    expect.soft(beyond, file).toEqual([]);
  }
});
