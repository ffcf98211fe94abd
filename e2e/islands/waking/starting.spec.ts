/** What a visitor does in the very moment in which the page's scripts take over. */
import type { Page } from '@playwright/test';
import { field, results } from '../../support/search';
import { DESKTOP } from '../../support/test';
import { expect, holdScripts, test, watchRuntime } from '../../support/waking';

test.use({ viewport: DESKTOP });

/** A page whose scripts are held back. As they come, `act` runs in it once React listens, before it has drawn anything. */
async function openHeld(page: Page, path: string, act: () => void) {
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = function listen(this: Document, ...heard: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, heard);
      if (heard[0] !== 'pointerdown') return;
      document.addEventListener = addEventListener;
      queueMicrotask(() => window.dispatchEvent(new Event('react-listens')));
    };
  });
  await page.addInitScript(act);
  const runtime = await watchRuntime(page);
  const { release } = await holdScripts(page);
  await page.goto(path);
  return async () => {
    release();
    await runtime.isReady();
  };
}

test('a press while the scripts start does not make them take over the whole page in it', async ({ page }) => {
  const start = await openHeld(page, '/about', () => {
    const isTakenOver = () => document.querySelector('.site-nav[data-ready]') !== null;
    addEventListener('react-listens', () => {
      document.documentElement.dataset.before = `${isTakenOver()}`;
      const press = (type: string) =>
        document.querySelector('h1')?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
      for (const type of ['pointerdown', 'touchstart', 'pointerup', 'touchend']) press(type);
      for (const type of ['mousedown', 'mouseup', 'click', 'dblclick', 'keydown', 'keypress', 'keyup']) press(type);
      document.documentElement.dataset.after = `${isTakenOver()}`;
    });
  });
  const menu = page.getByRole('button', { name: 'Services' });
  await menu.hover();
  await start();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-before', 'false');
  await expect(html).toHaveAttribute('data-after', 'false');
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
    const start = await openHeld(page, path, typeOn);
    const box = path === '/search' ? page.locator('main').getByRole('searchbox') : field(page);
    if (path === '/search') await box.focus();
    else await page.keyboard.press('Control+k');
    await page.keyboard.type('ph');
    await start();
    await expect(box).toHaveValue('phishing');
    await expect(results(page).first()).toContainText('Cyber security training');
  });
}
