/** Case studies on paper. */
import { expect, test } from '../support/test';

declare global {
  interface Window {
    prints: number;
  }
}

for (const name of [
  'application-migration-iris',
  'application-development-circular-economy',
  'healthcare-integrations-assessment',
]) {
  test(`prints /case-study/${name} as one drawing sheet with a title block`, { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.prints = 0;
      window.print = () => {
        window.prints += 1;
      };
    });
    await page.goto(`/case-study/${name}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const written = pdf.toString('latin1');
    expect(written.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A3, landscape, in points.
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(written)?.map(Number) ?? [];
    expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([1191, 842]);
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await expect.poll(() => page.evaluate(() => window.prints)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const label of ['Drawing no.', 'Revision']) await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(`https://www.spanwell.example/case-study/${name}`)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}
