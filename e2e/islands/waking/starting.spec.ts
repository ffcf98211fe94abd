/** What a visitor does in the very moment in which the page's scripts take over. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { field, results } from '../../support/search';
import { DESKTOP } from '../../support/test';
import { expect, openHeld, test } from '../../support/waking';

test.use({ viewport: DESKTOP });

/** A page whose scripts are held back. As they come, `act` runs in it once React listens, before it has drawn anything. */
async function openActing(page: Page, path: string, act: (types: string[]) => void, types: string[] = []) {
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = function listen(this: Document, ...heard: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, heard);
      if (heard[0] !== 'pointerdown') return;
      document.addEventListener = addEventListener;
      queueMicrotask(() => window.dispatchEvent(new Event('react-listens')));
    };
  });
  await page.addInitScript(act, types);
  return openHeld(page, path);
}

const REACT = 'next/dist/compiled/react-dom/cjs/react-dom-client.production.js';
/** What makes React take over a page in one go: its own list. */
const [, DISCRETE = ''] =
  /"(mousedown [^"]* reset)"\.split/.exec(readFileSync(createRequire(import.meta.url).resolve(REACT), 'utf8')) ?? [];

test('nothing a visitor does while the scripts start makes them take over the whole page in it', async ({ page }) => {
  const events = DISCRETE.split(' ');
  expect(events.length).toBeGreaterThan(20);
  const act = (types: string[]) => {
    const isTakenOver = () => document.querySelector('.site-nav[data-ready]') !== null;
    addEventListener('react-listens', () => {
      document.documentElement.dataset.before = `${isTakenOver()}`;
      const [place] = document.getElementsByTagName('h1');
      const made = types.filter((type) => {
        place?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
        return isTakenOver();
      });
      document.documentElement.dataset.after = made.join(' ');
    });
  };
  const start = await openActing(page, '/about', act, events);
  const menu = page.getByRole('button', { name: 'Services' });
  await menu.hover();
  await start();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-before', 'false');
  await expect(html).toHaveAttribute('data-after', '');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

/** Goes on typing where the focus is. */
const typeOn = () =>
  addEventListener('react-listens', () => {
    document.execCommand('insertText', false, 'ish');
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-ready] input[type=search], input[data-ready]')) return;
      seen.disconnect();
      document.execCommand('insertText', false, 'ing');
    });
    seen.observe(document, { subtree: true, attributes: true });
  });
for (const path of ['/about', '/search']) {
  test(`letters typed into the search of ${path} while its scripts start stay, and are searched for`, async ({
    page,
  }) => {
    const start = await openActing(page, path, typeOn);
    const box = path === '/search' ? page.locator('main').getByRole('searchbox') : field(page);
    if (path === '/search') await box.focus();
    else await page.keyboard.press('Control+k');
    await page.keyboard.type('ph');
    await start();
    await expect(box).toHaveValue('phishing');
    await expect(results(page).first()).toContainText('Cyber security training');
  });
}
