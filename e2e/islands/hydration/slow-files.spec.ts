/** An island mounts once, whatever the network does: its files take 12 s, and a visitor clicks at 0 and at 10.6 s. */
import type { Page } from '@playwright/test';
import { field, fillIn, submitButton } from '../../support/contact';
import { activate, holdScripts } from '../../support/hydration';
import { DESKTOP, expect, expectReady, header, main, test } from '../../support/test';

test.use({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

type Case = {
  path: string;
  button: string;
  before?: (page: Page) => Promise<void>;
  after: (page: Page) => Promise<void>;
};

const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const toasts = (page: Page) => page.locator('.toast');

/** Returns the words of the page without its status messages: an island that mounts twice has them twice. */
const readWords = (page: Page) =>
  main(page).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const status of copy.querySelectorAll('[role=status]')) status.remove();
    return copy.textContent;
  });

const CASES: Record<string, Case> = {
  'copy-button': {
    path: '/contact',
    button: 'Copy email address',
    after: async (page) => {
      await expect(toasts(page)).toHaveCount(1);
      await control(page, 'Copy email address').click();
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(2);
    },
  },
  Carousel: {
    path: '/cyber-security',
    button: 'Next slide',
    after: async (page) => {
      await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(1);
      await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
      await control(page, 'Next slide').click();
      await expect(page.getByRole('button', { name: /^Slide 3/ })).toHaveAttribute('aria-current', 'true');
    },
  },
  ContactForm: {
    path: '/contact',
    button: 'Send message',
    before: (page) => fillIn(page),
    after: async (page) => {
      await expect(toasts(page)).toHaveCount(1);
      await expect(submitButton(page)).toHaveCount(1);
      await expect(field(page, 'firstName')).toHaveValue('');
      await fillIn(page);
      await submitButton(page).click();
      await page.clock.runFor(1000);
      await expect(toasts(page)).toHaveCount(2);
    },
  },
  SiteNav: {
    path: '/about',
    button: 'Services',
    after: async (page) => {
      await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
      await expect(control(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  SearchPage: {
    path: '/search',
    button: 'Show results',
    after: async (page) => {
      await expect(main(page).getByRole('searchbox')).toHaveCount(1);
      await expect(control(page, 'Show results')).not.toHaveAttribute('aria-busy');
      await page.clock.resume();
      await main(page).getByRole('searchbox').fill('phishing');
      await expect(page.getByRole('list', { name: 'Search results' })).toHaveCount(1);
    },
  },
};

test.afterEach(({ consoleErrors }) => {
  const messages = consoleErrors.splice(0);
  expect(messages.filter((text) => !/^Island [\w-]+: timed out$/.test(text))).toEqual([]);
});

for (const [name, { path, button, before, after }] of Object.entries(CASES)) {
  test(`mounts ${name} once when its files take 12 s and two clicks wait for them`, {
    tag: name === 'ContactForm' ? [] : ['@all'],
  }, async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(path);
    await before?.(page);
    const island = page.locator(`[data-island=${name}]`).first();
    const words = await readWords(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await control(page, button).evaluate(activate);
    await page.clock.runFor(10_600);
    await expect(island).toHaveAttribute('data-state', 'failed');
    await control(page, button).evaluate(activate);
    await page.clock.runFor(1_400);
    await expect(island).toHaveAttribute('data-state', 'loading');
    release();
    await expectReady(page, `[data-island=${name}][data-state]`);
    // React's scheduler and the toasts use the page's clock.
    await page.clock.runFor(1000);
    expect(await readWords(page)).toBe(words);
    await after(page);
  });
}
