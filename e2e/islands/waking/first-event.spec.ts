import type { Page } from '@playwright/test';
import {
  delayScripts,
  expect,
  expectSearchOnce,
  holdScripts,
  test,
  watchRequests,
  watchRuntime,
} from '../../support/waking';

const INTENTS: Record<string, (page: Page) => Promise<void>> = {
  pointer: (page) => page.mouse.move(10, 10),
  key: (page) => page.keyboard.press('Shift'),
  focus: (page) => page.getByRole('link').first().focus(),
  scroll: (page) => page.evaluate(() => window.scrollTo(0, 100)),
};
for (const [name, act] of Object.entries(INTENTS)) {
  test(`a ${name} starts the page's scripts`, async ({ page }) => {
    const runtime = await watchRuntime(page);
    await page.goto('/about');
    await act(page);
    await runtime.isReady();
  });
}

for (const path of ['/no-such-page', '/blog/404']) {
  test(`${path} starts at once: it has a path to log`, async ({ page, complaints }) => {
    const runtime = await watchRuntime(page);
    await page.goto(path);
    await runtime.isReady();
    // The browser's own word on the status.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 404/.test(text)));
  });
}

test('a page that is left alone asks for no script, however long', async ({ page }) => {
  const { scripts } = watchRequests(page);
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(scripts()).toEqual([]);
});

test.describe('what a visitor did before the scripts were there is done once', () => {
  for (const kind of ['mouse', 'touch', 'keyboard'] as const) {
    test.describe(kind, () => {
      test.use({ hasTouch: kind === 'touch', viewport: { width: 1280, height: 800 } });

      async function open(page: Page, path: string) {
        const runtime = await watchRuntime(page);
        const { release } = await holdScripts(page);
        await page.goto(path);
        return async () => {
          release();
          await runtime.isReady();
        };
      }
      async function press(page: Page, name: string | RegExp) {
        const button = page.getByRole('button', { name }).first();
        if (kind === 'mouse') await button.click();
        if (kind === 'touch') await button.tap();
        if (kind === 'keyboard') await button.press('Enter');
      }

      test('carousel: next goes one slide on', async ({ page }) => {
        const start = await open(page, '/cyber-security');
        await press(page, 'Next slide');
        await start();
        await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
      });

      test('carousel: a dot pressed twice in haste jumps to its slide', async ({ page }) => {
        const start = await open(page, '/cyber-security');
        await press(page, /^Slide 3/);
        await press(page, /^Slide 3/);
        await start();
        await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
      });

      test('menu: the drop-down opens and stays open', async ({ page }) => {
        const start = await open(page, '/about');
        await press(page, 'Services');
        await start();
        await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
        await expect(page.getByRole('link', { name: 'Life Sciences' }).first()).toBeVisible();
      });

      test('search: its dialog opens once, and takes what is typed then', async ({ page }) => {
        const start = await open(page, '/about');
        await press(page, 'Search');
        await start();
        await expectSearchOnce(page);
      });

      test('copy button: one notice', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const start = await open(page, '/contact');
        await press(page, /copy/i);
        await start();
        await expect(page.locator('.toast')).toHaveCount(1);
        expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      });

      test('form: typed text stays, a submit is answered once', async ({ page }) => {
        const start = await open(page, '/contact');
        const fields = page.locator('form :is(input, textarea)');
        for (const field of await fields.all()) {
          await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.org' : 'typed early');
        }
        const submit = page.locator('form [type=submit]');
        if (kind === 'mouse') await submit.click();
        if (kind === 'touch') await submit.tap();
        if (kind === 'keyboard') await page.locator('form input').first().press('Enter');
        for (const field of await fields.all()) await expect(field).not.toHaveValue('');
        await start();
        await expect(page.locator('.toast')).toHaveCount(1);
        for (const field of await fields.all()) await expect(field).toHaveValue('');
      });
    });
  }

  for (const kind of ['mouse', 'touch'] as const) {
    test.describe(`3 s late, by ${kind}`, () => {
      test.use({ hasTouch: kind === 'touch', viewport: { width: 1280, height: 800 } });
      async function openLate(page: Page, path: string, name: string) {
        const runtime = await watchRuntime(page);
        const late = await delayScripts(page, 3000);
        await page.goto(path);
        const button = page.getByRole('button', { name });
        await (kind === 'mouse' ? button.click() : button.tap());
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
        await (kind === 'mouse' ? menu.click() : menu.tap());
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
      });

      test('next goes one slide on, not two', async ({ page }) => {
        const next = await openLate(page, '/cyber-security', 'Next slide');
        await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
        await next.click();
        await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
      });
    });
  }

  test('text typed while the scripts come in stays', async ({ page }) => {
    const runtime = await watchRuntime(page);
    const { release } = await holdScripts(page);
    await page.goto('/contact');
    const message = page.getByRole('textbox', { name: /message/i });
    await message.pressSequentially('Half a sen');
    release();
    await runtime.isReady();
    await message.pressSequentially('tence');
    await expect(message).toHaveValue('Half a sentence');
  });

  test('the browser checks the form without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/contact');
    await page.locator('form [type=submit]').click();
    await expect(page.locator('form input').first()).toBeFocused();
    expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false);
  });

  test('a link leads on without waiting', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  test('phone menu: opened early, it stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const runtime = await watchRuntime(page);
    const { release } = await holdScripts(page);
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Menu' }).click();
    release();
    await runtime.isReady();
    await expect(page.locator('details').first()).toHaveAttribute('open');
  });

  test('a hovered drop-down stays open while the script takes over', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const runtime = await watchRuntime(page);
    const { release } = await holdScripts(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Products' }).hover();
    release();
    await runtime.isReady();
    await expect(page.getByRole('link', { name: 'LIMS' }).first()).toBeVisible();
  });
});

test('after a reload, Back still shows the page it names', async ({ page }) => {
  const runtime = await watchRuntime(page);
  await page.goto('/about');
  const { release } = await holdScripts(page);
  release();
  await page.mouse.move(5, 5);
  await runtime.isReady();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.reload();
  await page.goBack();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
  await expect(page.locator('h1')).not.toHaveText('');
});
