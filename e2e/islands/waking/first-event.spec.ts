import type { Locator, Page } from '@playwright/test';
import {
  activate,
  delayScripts,
  expect,
  expectSearchOnce,
  holdScripts,
  openHeld,
  test,
  watchRuntime,
} from '../../support/waking';

const FORM = 'Send message';
/** In one go, without the focus that would wake the form. */
const typeIn = (page: Page) =>
  page.locator('main form :is(input, textarea)').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) field.value = field.type === 'email' ? 'a@example.org' : 'early';
  });

test.describe('what a visitor did before the scripts were there is done once', () => {
  for (const kind of ['mouse', 'touch', 'keyboard', 'bare click'] as const) {
    test.describe(kind, () => {
      test.use({ hasTouch: kind === 'touch', viewport: { width: 1280, height: 800 } });

      async function press(page: Page, name: string | RegExp) {
        const button = page.getByRole('button', { name }).first();
        if (kind === 'mouse') await button.click();
        if (kind === 'touch') await button.tap();
        if (kind === 'keyboard') await button.press('Enter');
        if (kind === 'bare click') await button.evaluate(activate);
      }

      test('carousel: next goes one slide on', async ({ page }) => {
        const start = await openHeld(page, '/cyber-security');
        await press(page, 'Next slide');
        await start();
        await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
      });

      test('carousel: a dot pressed twice in haste jumps to its slide', async ({ page }) => {
        const start = await openHeld(page, '/cyber-security');
        await press(page, /^Slide 3/);
        await press(page, /^Slide 3/);
        await start();
        await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
      });

      test('menu: the drop-down opens and stays open', async ({ page }) => {
        const start = await openHeld(page, '/about');
        await press(page, 'Services');
        await start();
        await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('link', { name: 'Life Sciences' }).first()).toBeVisible();
      });

      test('search: its dialog opens once, and takes what is typed then', async ({ page }) => {
        const start = await openHeld(page, '/about');
        await press(page, 'Search');
        await start();
        await expectSearchOnce(page);
      });

      test('copy button: one notice', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const start = await openHeld(page, '/contact');
        await press(page, /copy/i);
        await start();
        await expect(page.locator('.toast')).toHaveCount(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      });

      test('form: typed text stays, a submit is answered once', async ({ page }) => {
        const start = await openHeld(page, '/contact');
        const fields = page.locator('main form :is(input, textarea)');
        for (const field of await fields.all()) {
          await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.org' : 'typed early');
        }
        const submit = page.locator('main form [type=submit]');
        if (kind === 'mouse') await submit.click();
        if (kind === 'touch') await submit.tap();
        if (kind === 'keyboard') await page.locator('main form input').first().press('Enter');
        if (kind === 'bare click') await submit.evaluate(activate);
        for (const field of await fields.all()) await expect(field).not.toHaveValue('');
        await start();
        await expect(page.locator('.toast')).toHaveCount(1);
        for (const field of await fields.all()) await expect(field).toHaveValue('');
      });
    });
  }

  for (const kind of ['mouse', 'touch', 'bare click'] as const) {
    test.describe(`3 s late, by ${kind}`, () => {
      test.use({ hasTouch: kind === 'touch', viewport: { width: 1280, height: 800 } });
      const press = (button: Locator) => {
        if (kind === 'bare click') return button.evaluate(activate);
        return kind === 'mouse' ? button.click() : button.tap();
      };
      async function openLate(page: Page, path: string, name: string | RegExp) {
        const runtime = await watchRuntime(page);
        const late = await delayScripts(page, 3000);
        await page.goto(path);
        const button = page.getByRole('button', { name }).first();
        if (name === FORM) await typeIn(page);
        await press(button);
        await runtime.isReady();
        expect(late.shortest()).toBeGreaterThanOrEqual(3000);
        return button;
      }

      test('the search opens once, not twice', async ({ page }) => {
        await openLate(page, '/about', 'Search');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await expectSearchOnce(page);
      });

      test('the menu opens, and is not shut again', async ({ page }) => {
        const menu = await openLate(page, '/about', 'Products');
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('link', { name: 'LIMS' }).first()).toBeVisible();
        await press(menu);
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
      });

      test('next goes one slide on, not two', async ({ page }) => {
        const next = await openLate(page, '/cyber-security', 'Next slide');
        await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
        await press(next);
        await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
      });

      test('the form is sent once', async ({ page }) => {
        await openLate(page, '/contact', FORM);
        await expect(page.locator('.toast')).toHaveCount(1);
        await expect(page.locator('main form input').first()).toHaveValue('');
      });

      test('copy copies once', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openLate(page, '/contact', /copy/i);
        await expect(page.locator('.toast')).toHaveCount(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      });
    });
  }

  test('text typed while the scripts come in stays', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    const message = page.getByRole('textbox', { name: /message/i });
    await message.pressSequentially('Half a sen');
    await start();
    await message.pressSequentially('tence');
    await expect(message).toHaveValue('Half a sentence');
  });

  test('the browser checks the form without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/contact');
    await page.locator('main form [type=submit]').click();
    await expect(page.locator('main form input').first()).toBeFocused();
    expect(await page.locator('main form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
  });

  test('a link leads on without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  test('phone menu: opened early, it stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const start = await openHeld(page, '/about');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await start();
    await expect(page.locator('details').first()).toHaveAttribute('open');
  });

  test('a hovered drop-down stays open while the script takes over', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const start = await openHeld(page, '/about');
    await page.getByRole('button', { name: 'Products' }).hover();
    await start();
    await expect(page.getByRole('link', { name: 'LIMS' }).first()).toBeVisible();
  });
});
