/** Case studies on paper. */
import { expect, test } from '../support/test';

for (const name of [
  'application-migration-iris',
  'application-development-circular-economy',
  'healthcare-integrations-assessment',
]) {
  test(`/case-study/${name} is a document of two pages with its address`, async ({ page }) => {
    await page.goto(`/case-study/${name}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`https://www.spanwell.example/case-study/${name}`)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}
