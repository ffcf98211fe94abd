/** What pages fold on a phone. */
import { IS_ALL } from '../../scripts/test/suites';
import { expect, main, PHONE, test } from '../support/test';

/** What phones fold: its page, what a visitor taps, and words in it that the browser's own search finds. */
const FOLDS = [
  ['/', 'Example only: Cutover runbook, in part', 'Hold inbound files'],
  ['/', 'Sponsor', 'Sets the aim'],
  ['/about', 'The company on one page', 'Proposals and invoices name the legal entity'],
  ['/accessibility', 'Wider text spacing', 'is cut off with the spacing of lines'],
  ['/it-services', 'Support', 'Our support staff and your service owner'],
  ['/it-services', 'Example only: Cutover runbook, evening of the move', 'The others have not moved.'],
  ['/governance', 'Assurance', 'Systematic testing (27, 28)'],
  ['/life-sciences', '6 more', 'Traceability rules change at each border'],
  ['/financial-services', 'Payments change', 'ISO 20022 mapping and enrichment'],
] as const;

/** Pages that fold no other kind of part than those above. */
const RARE = IS_ALL ? [] : ['/accessibility', '/governance', '/financial-services'];

for (const path of new Set(FOLDS.map(([path]) => path).filter((path) => !RARE.includes(path))))
  test(`folds parts of ${path} on phones only, a tap or a search of the browser away, and shows all on wide screens and on paper`, async ({
    page,
  }) => {
    const parts = FOLDS.filter((fold) => fold[0] === path).map(([, label, words]) => ({
      label,
      summary: main(page).locator('summary').filter({ hasText: label }),
      folded: main(page).getByText(words),
    }));
    await page.setViewportSize(PHONE);
    await page.goto(path);
    for (const { label, summary, folded } of parts) {
      const shown = folded.filter({ visible: true });
      await expect(shown, label).toHaveCount(0);
      await summary.click();
      await expect(shown, label).not.toHaveCount(0);
      await summary.click();
      await expect(shown, label).toHaveCount(0);
      // Only closed details open for a search: what has no box is not found.
      const isFindable = await folded.evaluateAll((all) => all.some((part) => part.closest('details:not([open])')));
      expect(isFindable, label).toBe(true);
    }
    for (const [media, width] of [
      ['print', 688],
      ['screen', 640],
    ] as const) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 844 });
      for (const { label, summary, folded } of parts) {
        await expect(folded.filter({ visible: true }), `${label}, ${media}`).not.toHaveCount(0);
        await expect(summary, `${label}, ${media}`).toBeHidden();
      }
    }
  });
