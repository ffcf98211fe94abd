/**
 * The contract of islands: whatever happens to its files or its HTML, an island answers what a visitor has done, once, and
 * no control stays dead or busy. Each island meets each condition.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { fillIn } from '../support/contact';
import { parsePage } from '../support/html';
import { holdScripts, SCRIPTS } from '../support/hydration';
import { dialog, field, LABELS, results } from '../support/search';
import { DESKTOP, expect, expectReady, header, main, open, test } from '../support/test';

test.use({ viewport: DESKTOP, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

type Island = {
  path: string;
  control: (page: Page) => Locator;
  /** What the visitor does before. */
  prepare?: (page: Page) => Promise<void>;
  /** What the visitor notices once the control was used, however often. */
  answers: (page: Page) => Promise<void>;
  /** Shown while its files cannot be loaded. */
  note: string;
  /** Uses an island again that has failed. Default: a click on the control. */
  retry?: (page: Page) => Promise<void>;
};

const slide = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });

/** Islands that answer a click by their script alone. The others work as HTML without it: no-js.spec.ts. */
const ISLANDS: Record<string, Island> = {
  SiteNav: {
    path: '/about',
    control: (page) => header(page).getByRole('button', { name: 'Services' }),
    answers: async (page) => {
      await expect(header(page).getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
      await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
    },
    note: 'Some menus did not load.',
  },
  Carousel: {
    path: '/cyber-security',
    control: (page) => page.getByRole('button', { name: 'Next slide' }),
    answers: async (page) => {
      await expect(slide(page, 2)).toHaveAttribute('aria-current', 'true');
      await expect(main(page).getByRole('status')).toHaveText(/^Slide 2 of 3/);
    },
    note: 'The slides could not be loaded in full.',
  },
  ContactForm: {
    path: '/contact',
    control: (page) => page.getByRole('button', { name: 'Send message' }),
    prepare: (page) => fillIn(page),
    answers: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      await expect(page.locator('.field-message')).toHaveCount(0);
      for (const box of await page.getByRole('form').getByRole('textbox').all()) await expect(box).toHaveValue('');
    },
    note: 'The form could not be loaded. Please call or email us instead',
  },
  'copy-button': {
    path: '/contact',
    control: (page) => page.getByRole('button', { name: 'Copy email address' }),
    answers: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sales@spanwell.example');
    },
    note: 'Copying failed.',
  },
  SearchBox: {
    path: '/about',
    control: (page) => header(page).getByRole('button', { name: 'Search' }),
    answers: async (page) => {
      await expect(field(page)).toBeFocused();
      await field(page).fill('phishing');
      await expect(results(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
    note: LABELS.failed,
    // The browser has opened the dialog, which covers the button.
    retry: (page) => page.keyboard.press('Shift'),
  },
  SearchPage: {
    path: '/search',
    control: (page) => main(page).getByRole('button', { name: 'Show results' }),
    prepare: async (page) => {
      await main(page).getByRole('searchbox').click();
      await page.keyboard.type('phishing');
    },
    answers: async (page) => {
      await expect(page).toHaveURL('/search?q=phishing');
      await expect(results(page)).toHaveCount(1);
    },
    note: LABELS.failed,
  },
};

const findIsland = (page: Page, name: string) => page.locator(`[data-island=${name}]`).first();
const findNote = (page: Page, { note }: Island) => page.getByRole('alert').filter({ hasText: note, visible: true });

async function visit(page: Page, { path, prepare }: Island) {
  await page.goto(path);
  await prepare?.(page);
}

async function expectFreed(page: Page, name: string, island: Island) {
  await expect(findIsland(page, name)).toHaveAttribute('data-state', 'failed');
  await expect(findNote(page, island)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
}

async function expectRecovered(page: Page, island: Island) {
  await (island.retry?.(page) ?? island.control(page).click());
  await expect(findNote(page, island)).toHaveCount(0);
  await island.answers(page);
}

const USES: Record<string, (page: Page, control: Locator) => Promise<void>> = {
  'two clicks': async (_, control) => {
    await control.click();
    await control.click({ force: true, timeout: 500 }).catch(() => {});
  },
  'a held Enter': async (page, control) => {
    await control.focus();
    // Each further "down" is a repeat.
    for (let times = 0; times < 4; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

for (const [name, island] of Object.entries(ISLANDS)) {
  for (const [way, act] of Object.entries(USES)) {
    test(`${name} answers ${way} once, before its files and after`, {
      // One with React, and one without it.
      tag: way === 'two clicks' && ['Carousel', 'copy-button'].includes(name) ? [] : ['@all'],
    }, async ({ page }) => {
      const release = await holdScripts(page);
      await visit(page, island);
      // The dialog of the search is open after the first click.
      const isOpen = name === 'SearchBox' && way === 'two clicks';
      await (isOpen ? island.control(page).click() : act(page, island.control(page)));
      release();
      await expectReady(page, '[data-state]');
      await island.answers(page);
      if (way !== 'a held Enter') return;
      await page.goto('about:blank');
      await open(page, island.path, '');
      await island.prepare?.(page);
      await act(page, island.control(page));
      await island.answers(page);
    });
  }

  test(`${name} is free after 10 s without its files, and starts anew at the next use, once`, {
    tag: name === 'ContactForm' ? [] : ['@all'],
  }, async ({ page, consoleErrors }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(island.path);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await island.prepare?.(page);
    // As a screen reader clicks, without a pointer.
    await island.control(page).evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(9_999);
    await expect(findIsland(page, name)).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1);
    await expectFreed(page, name, island);
    await page.route(SCRIPTS, (route) => route.continue());
    await page.clock.resume();
    await expectRecovered(page, island);
    // The first files arrive after all.
    release();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('.toast').count(), 'an island that mounts twice answers twice').toBeLessThan(2);
    const reports = consoleErrors.splice(0);
    expect(reports).toContain(`Island ${name}: timed out`);
    // Each island in view times out, too.
    expect(reports.filter((text) => !/^Island [\w-]+: timed out$/.test(text))).toEqual([]);
  });
}

const answerWith = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'a missing file': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page in place of a file': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }),
  'a file that throws': answerWith('throw new Error("broken")'),
  'a mount that throws': answerWith('export const mount = async () => { throw new Error("broken"); }'),
};
/** The loader alone meets the others, whatever the island. */
const FAILURES_OF_LOADER = ['a page in place of a file', 'a mount that throws'];

for (const [name, island] of Object.entries(ISLANDS)) {
  test(`${name} survives a file that is missing, wrong or throws`, {
    tag: name === 'ContactForm' ? [] : ['@all'],
  }, async ({ page, consoleErrors }) => {
    for (const [failure, respond] of Object.entries(FAILURES)) {
      if (FAILURES_OF_LOADER.includes(failure) && !(name === 'ContactForm' && IS_ALL)) continue;
      await test.step(failure, async () => {
        await page.goto('about:blank');
        const html = await (await page.request.get(island.path)).text();
        const files =
          parsePage(html).first('site-island', { 'data-island': name }).attribute('data-files')?.split(' ') ?? [];
        // A browser keeps what a shared file has thrown until the page is loaded again: the island's own file throws.
        const file = `**${failure.endsWith('throws') ? files[0] : files.at(-1)}*`;
        await page.route(file, respond);
        await page.goto(island.path);
        await island.prepare?.(page);
        await island.control(page).click();
        await expectFreed(page, name, island);
        await page.unroute(file);
        await expectRecovered(page, island);
      });
    }
    const reports = consoleErrors.splice(0);
    expect(reports.filter((text) => !/^Island|^Failed to load (resource|module script)/.test(text))).toEqual([]);
    expect(reports, 'names the island and the reason').toContain(`Island ${name}: Error: broken`);
  });
}

/** Other programs that change a page. In the page: each changes what it has not changed yet. */
const GUESTS = {
  /** Replaces each text by elements of its own, as Chrome's translator does. */
  'a translator': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('font, script, style, textarea')) continue;
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Adds elements around fields and into texts, as writing aids, password managers and readers do. */
  'an extension': () => {
    const texts = 'p, li, h1, h2, h3, a, label, button, dialog, section, form';
    for (const element of document.querySelectorAll(`input, textarea, ${texts}`)) {
      if (element.hasAttribute('data-guest')) continue;
      element.setAttribute('data-guest', '');
      element.classList.add('x-guest');
      const create = () => document.createElement('x-guest');
      if (element.matches('input, textarea')) {
        element.before(create());
        element.after(create());
      } else {
        element.prepend(create());
        element.append(create());
      }
    }
  },
} as const;

/** In the page: calls a guest now, and again after each change that is not its own. */
const repeatAtChanges = (guest: () => void) => {
  const watch = () => observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    guest();
    watch();
  });
  guest();
  watch();
};

for (const [guest, change] of Object.entries(GUESTS)) {
  for (const moment of ['before', 'after'] as const) {
    test(`each island answers when ${guest} changes the page ${moment} it has loaded`, {
      tag: '@all',
    }, async ({ page, consoleErrors }) => {
      for (const [name, island] of Object.entries(ISLANDS)) {
        await test.step(name, async () => {
          const release = await holdScripts(page);
          if (moment === 'after') {
            release();
            await open(page, island.path, '');
            await page.evaluate(`(${repeatAtChanges})(${change})`);
          } else {
            await page.goto(island.path);
            await page.evaluate(change);
          }
          await island.prepare?.(page);
          await island.control(page).click();
          release();
          await expectReady(page, '[data-state]');
          await island.answers(page);
          await page.unrouteAll();
        });
      }
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
      expect(consoleErrors.splice(0).filter((text) => !/^Island \w+: rendered again/.test(text))).toEqual([]);
    });
  }
}

test('keeps each letter and each hover while an extension makes React render an island again', {
  tag: '@all',
}, async ({ page, consoleErrors }) => {
  let release = await holdScripts(page);
  await page.goto('/about');
  await page.evaluate(GUESTS['an extension']);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('c');
  release();
  await expectReady(page, '[data-state]');
  await page.keyboard.type('loud');
  await expect(field(page)).toHaveValue('cloud');

  release = await holdScripts(page);
  await page.goto('/about');
  await page.evaluate(GUESTS['an extension']);
  const trigger = (name: string) => header(page).getByRole('button', { name });
  await trigger('Services').hover();
  // The visitor moves on before the files are there.
  await trigger('Products').hover();
  release();
  await expectReady(page, '[data-state]');
  await expect(trigger('Products')).toHaveAttribute('aria-expanded', 'true');
  await expect(header(page).getByRole('link', { name: 'LIMS' })).toBeVisible();
  consoleErrors.length = 0;
});
