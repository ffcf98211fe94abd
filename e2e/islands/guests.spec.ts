/** Other programs change the page: a translator, a writing aid or password manager, a reader's extension. */
import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hydration';
import { dialog, field, results } from '../support/search';
import { DESKTOP, expect, expectReady, footer, header, main, PHONE, test } from '../support/test';

test.use({ viewport: DESKTOP, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** In the page: each changes what it has not changed yet. */
const GUESTS = {
  /** Replaces each text by elements of its own, as Chrome's translator does. */
  translator: () => {
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
  /** Marks fields, and adds elements around and in front of them, as writing aids and password managers do. */
  'writing aid': () => {
    for (const field of document.querySelectorAll('input:not([data-aid]), textarea:not([data-aid])')) {
      field.setAttribute('data-aid', '');
      field.setAttribute('spellcheck', 'false');
      field.before(document.createElement('x-aid'));
      field.after(document.createElement('x-aid'));
      field.closest('form')?.prepend(document.createElement('x-aid'));
    }
  },
  /** Adds a button to each text, and classes and attributes to elements. */
  reader: () => {
    for (const element of document.querySelectorAll('p, li, h1, h2, h3, a, label, button, dialog, section, form')) {
      if (element.hasAttribute('data-reader')) continue;
      element.setAttribute('data-reader', '');
      element.classList.add('x-reader');
      const mark = document.createElement('x-reader');
      element.prepend(mark, mark.cloneNode());
      element.append(document.createElement('x-reader'));
    }
  },
} as const;

type Guest = keyof typeof GUESTS;

/** When a guest changes the page: before the visitor acts, while the islands load and hydrate, or after that and always. */
const MOMENTS = ['before', 'during', 'after'] as const;
type Moment = (typeof MOMENTS)[number];

/** In the page: calls a guest now, and again after each change that is not its own. */
const repeat = (guest: () => void) => {
  const watch = () => observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    guest();
    watch();
  });
  guest();
  watch();
};

/** In the page: calls a function once React has begun to hydrate an island, and has not yet read its HTML. */
const onHydration = (act: () => void) => {
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...options: Parameters<typeof add>) {
    if (this instanceof Element && this.localName === 'site-island') queueMicrotask(act);
    return add.apply(this, options);
  };
};

type Case = {
  path: string;
  viewport?: typeof PHONE;
  /** What the visitor does before the islands are ready. */
  use?: (page: Page) => Promise<void>;
  keeps: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
};

const firstName = (page: Page) => page.locator('form [name=firstName]');
const services = (page: Page) => header(page).getByRole('button', { name: 'Services' });
const slideButton = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const searchField = (page: Page) => main(page).getByRole('searchbox');

const CASES: Record<string, Case> = {
  'form, copy button, map and tooltip': {
    path: '/contact',
    use: async (page) => {
      await firstName(page).click();
      await page.keyboard.type('Ada');
      await page.keyboard.press('ArrowLeft');
    },
    keeps: async (page) => {
      await expect(firstName(page)).toHaveValue('Ada');
      await expect(firstName(page)).toBeFocused();
      expect(await firstName(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    },
    works: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('.field-message')).toHaveCount(4);
      await page.locator('form [name=lastName]').fill('Lovelace');
      await expect(page.locator('.field-message')).toHaveCount(3);
      await expect(firstName(page)).toHaveValue('Ada');
      await main(page).getByRole('button', { name: 'Copy email address' }).click();
      await expect(page.locator('.toast')).toContainText('Email address copied');
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expect(page.locator('iframe')).toHaveAttribute('src', /./);
      await footer(page)
        .getByRole('link', { name: /^LinkedIn/ })
        .focus();
      // A tooltip opens at the focus of the keyboard.
      for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key);
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  menu: {
    path: '/about',
    use: (page) => services(page).press('Enter'),
    keeps: async (page) => {
      await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(services(page)).toBeFocused();
      // The attribute is true from the key on, before the menu that it waits for.
      await expect(header(page).locator('.nav-panel a').first()).toBeVisible();
    },
    works: async (page) => {
      for (const name of ['Services', 'Products', 'Services']) {
        await page.keyboard.press('Escape');
        await header(page).getByRole('button', { name }).press('Enter');
        await expect(header(page).locator('.nav-panel a').first()).toBeVisible();
      }
    },
  },
  search: {
    path: '/about',
    use: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('data');
    },
    keeps: async (page) => {
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('data');
      await expect(results(page)).toHaveCount(8);
    },
    works: async (page) => {
      for (const [term, count] of [
        ['phishing', 1],
        ['xqzw', 0],
        ['data', 8],
        ['iris', 2],
      ] as const) {
        await field(page).fill(term);
        await expect(results(page)).toHaveCount(count);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  'search page': {
    path: '/search',
    use: async (page) => {
      await searchField(page).click();
      await page.keyboard.type('phishing');
    },
    keeps: async (page) => {
      await expect(searchField(page)).toHaveValue('phishing');
      await expect(searchField(page)).toBeFocused();
      await expect(results(page)).toHaveCount(1);
    },
    works: async (page) => {
      await searchField(page).fill('iris');
      await expect(results(page)).toHaveCount(2);
      await searchField(page).fill('');
      await expect(results(page)).toHaveCount(0);
    },
  },
  carousel: {
    path: '/cyber-security',
    use: (page) => slideButton(page, 'Next slide').click(),
    keeps: (page) => expect(slideButton(page, /^Slide 2/)).toHaveAttribute('aria-current', 'true'),
    works: async (page) => {
      await slideButton(page, 'Next slide').click();
      await expect(slideButton(page, /^Slide 3/)).toHaveAttribute('aria-current', 'true');
      await expect(main(page).getByRole('status')).toHaveText(/^Slide 3 of 3/);
      await slideButton(page, /^Slide 1/).click();
      await expect(main(page).getByRole('status')).toHaveText(/^Slide 1 of 3/);
    },
  },
  'phone menu': {
    path: '/about',
    viewport: PHONE,
    use: (page) => page.locator('.phone-nav > summary').tap(),
    keeps: (page) => expect(page.locator('.phone-panel a').last()).toBeVisible(),
    works: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.phone-panel a').last()).toBeHidden();
    },
  },
  'not-found page': {
    path: '/nowhere',
    keeps: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    works: (page) => expect(main(page).locator('a[href$="/search?q=nowhere"]').first()).toBeVisible(),
  },
};

async function visit(page: Page, guest: Guest, moment: Moment, { path, viewport = DESKTOP, use, keeps, works }: Case) {
  await page.setViewportSize(viewport);
  const release = await holdScripts(page);
  await page.goto(path);
  if (moment === 'before') await page.evaluate(GUESTS[guest]);
  if (moment === 'during') await page.evaluate(`(${onHydration})(() => (${repeat})(${GUESTS[guest]}))`);
  await use?.(page);
  release();
  await expectReady(page, '[data-state]');
  if (moment === 'after') await page.evaluate(`(${repeat})(${GUESTS[guest]})`);
  await keeps(page);
  await works(page);
  await page.unrouteAll();
}

for (const guest of Object.keys(GUESTS) as Guest[]) {
  for (const moment of MOMENTS) {
    test(`loses nothing to a ${guest} that changes the page ${moment} hydration`, { tag: '@all' }, async ({
      page,
      consoleErrors,
    }) => {
      // Seven visits, each with its own page load.
      test.slow();
      for (const [name, example] of Object.entries(CASES)) {
        await test.step(name, () => visit(page, guest, moment, example));
        const others = consoleErrors.splice(0).filter((text) => !/^Island \w+: rendered again/.test(text));
        expect(others, name).toEqual([]);
      }
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  }
}
