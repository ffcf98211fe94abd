/** Faults of an island's scripts leave the page as it was, and no control dead or busy: each island and each fault. */
import type { Page, Route } from '@playwright/test';
import { activate, holdScripts, SCRIPTS } from '../../support/hydration';
import { dialog, LABELS } from '../../support/search';
import { DESKTOP, expect, expectReady, header, main, PHONE, pointAway, test } from '../../support/test';

// One window for mouse and touch.
test.use({ viewport: DESKTOP, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });
// The browser's own reports of what fails.
test.afterEach(({ consoleErrors }) => {
  const reports = consoleErrors.splice(0);
  expect(reports.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
});

type Case = {
  path: string;
  button: string;
  note: string;
  answer: (page: Page) => Promise<void>;
  retry?: (page: Page) => Promise<void>;
};

const MENU_NOTE = 'The menus could not be loaded in full.';
const SLIDES_NOTE = 'The slides could not be loaded in full.';
const services = (page: Page) => header(page).getByRole('button', { name: 'Services' });
const CASES: Record<string, Case> = {
  SiteNav: {
    path: '/about',
    button: 'Services',
    note: MENU_NOTE,
    answer: (page) => expect(services(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  Carousel: {
    path: '/cyber-security',
    button: 'Next slide',
    note: SLIDES_NOTE,
    answer: (page) => expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true'),
  },
  ContactForm: {
    path: '/contact',
    button: 'Send message',
    note: 'The form could not be loaded. Please call or email us instead',
    answer: (page) => expect(page.locator('.field-message').first()).toBeVisible(),
  },
  'copy-button': {
    path: '/contact',
    button: 'Copy email address',
    note: 'Copying failed.',
    answer: (page) => expect(page.locator('.toast')).toHaveCount(1),
  },
  SearchBox: {
    // The note is in the dialog, which the browser has opened.
    path: '/about',
    button: 'Search',
    note: LABELS.failed,
    answer: (page) => expect(dialog(page).getByRole('heading', { name: 'Suggested pages' })).toBeVisible(),
    retry: (page) => page.keyboard.press('Shift'),
  },
  SearchPage: {
    path: '/search',
    button: 'Show results',
    note: LABELS.failed,
    answer: (page) => expectReady(page, '[data-island=SearchPage]'),
  },
};

const js = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const isMissing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const throws = js('throw new Error("broken")');
const FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  isMissing,
  (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  (route) => route.abort('blockedbyclient'),
  (route) => route.abort('internetdisconnected'),
  throws,
  js(''),
];

const controlOf = (page: Page, { button }: Case) => page.getByRole('button', { name: button, exact: true }).first();
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`).first();
const linesOf = async (page: Page) => (await main(page).allInnerTexts()).join('\n').split('\n');
const noteOf = (page: Page, { note }: Case) => page.getByRole('alert').filter({ hasText: note, visible: true });

async function expectFreed(page: Page, name: string, failure: Case, lines: readonly string[]) {
  await expect(island(page, name)).toHaveAttribute('data-state', 'failed');
  await expect(noteOf(page, failure)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await linesOf(page)).toEqual(expect.arrayContaining([...lines]));
}

for (const [name, failure] of Object.entries(CASES)) {
  test(`frees the control of ${name} with a note after a click on what failed, and tries again at the next one`, {
    tag: '@all',
  }, async ({ page }) => {
    for (const fault of FAULTS) {
      await page.route(SCRIPTS, fault);
      await page.goto(failure.path);
      const lines = await linesOf(page);
      await controlOf(page, failure).click();
      await expectFreed(page, name, failure, lines);
      await page.unroute(SCRIPTS);
      await (failure.retry?.(page) ?? controlOf(page, failure).click());
      await failure.answer(page);
      await expect(noteOf(page, failure)).toHaveCount(0);
    }
  });

  test(`frees the control of ${name} with a note when any of its files is missing, and tries again at the next click`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(failure.path);
    const files = ((await island(page, name).getAttribute('data-files')) ?? '').split(' ');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      await page.route(`**${file}`, isMissing);
      await page.goto(failure.path);
      const lines = await linesOf(page);
      await controlOf(page, failure).evaluate(activate);
      await expectFreed(page, name, failure, lines);
      await page.unroute(`**${file}`);
      await (failure.retry?.(page) ?? controlOf(page, failure).click());
      await failure.answer(page);
    }
  });

  test(`frees the control of ${name} after 10 s without its file, and uses the file later`, {
    tag: name === 'ContactForm' ? [] : ['@all'],
  }, async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(failure.path);
    const lines = await linesOf(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await controlOf(page, failure).evaluate(activate);
    await page.clock.runFor(9_999);
    await expect(island(page, name)).toHaveAttribute('data-state', 'loading');
    await page.clock.runFor(1);
    await expectFreed(page, name, failure, lines);
    release();
    await expectReady(page, `[data-island=${name}][data-state]`);
    await expect(noteOf(page, failure)).toHaveCount(0);
  });
}

type Native = { path: string; act?: (page: Page) => Promise<void>; answer: (page: Page) => Promise<void> };
const NATIVE: Record<string, Native> = {
  'phone-nav': {
    path: '/about',
    act: (page) => page.locator('.phone-nav > summary').tap(),
    answer: async (page) => {
      const last = page.locator('.phone-panel a').last();
      await expect(last).toBeVisible();
      await last.focus();
      // The panel covers the page: it gives way to the focus.
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
      await expect(last).toBeHidden();
    },
  },
  hints: {
    path: '/about',
    act: (page) => page.getByRole('link', { name: /^LinkedIn/ }).focus(),
    answer: (page) => expect(page.getByRole('link', { name: /^LinkedIn/ })).toBeFocused(),
  },
  'not-found': {
    path: '/nowhere',
    answer: (page) => expect(main(page).getByRole('link', { name: 'Return to Home' })).toBeVisible(),
  },
};

for (const [name, { path, act, answer }] of Object.entries(NATIVE)) {
  test(`keeps ${name} working as HTML when its file fails`, { tag: '@all' }, async ({ page }) => {
    if (name === 'phone-nav') await page.setViewportSize(PHONE);
    for (const fault of FAULTS) {
      await page.route(SCRIPTS, fault);
      await page.goto(path);
      const lines = await linesOf(page);
      await act?.(page);
      await expect(island(page, name)).toHaveAttribute('data-state', 'failed');
      await answer(page);
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
      expect(await linesOf(page)).toEqual(lines);
      await page.unroute(SCRIPTS);
    }
  });
}

test('shows the note over an open menu after a failure, which has no state and closes by Escape', async ({ page }) => {
  await page.route(SCRIPTS, isMissing);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/about');
  const panel = header(page).getByRole('link', { name: 'Life Sciences' });
  await services(page).press('Enter');
  const note = page.getByRole('alert').filter({ hasText: MENU_NOTE });
  await expect(note).toBeVisible();
  await expect(panel).toBeVisible();
  const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
  expect((await panel.boundingBox())?.y, 'the note covers no link').toBeGreaterThan(y + height);
  const isOnTop = await note.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 2, right - 2].every((x) => element === document.elementFromPoint(x, (top + bottom) / 2));
  });
  expect(isOnTop).toBe(true);
  await expect(services(page)).not.toHaveAttribute('aria-expanded');
  await page.keyboard.press('Tab');
  await expect(header(page).locator('.nav-panel :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(header(page).locator(':focus')).toBeVisible();
});

test('logs the name of an island and the reason when its mount fails', { tag: '@all' }, async ({
  page,
  consoleErrors,
}) => {
  for (const [body, reason] of [
    ['export const mount = () => { throw new TypeError("no slides"); };', 'TypeError: no slides'],
    ['export const mount = async () => { throw new Error("no row"); };', 'Error: no row'],
  ] as const) {
    await page.route('**/_islands/Carousel.*', js(body));
    await page.goto('/cyber-security');
    await controlOf(page, CASES.Carousel as Case).evaluate(activate);
    await expectFreed(page, 'Carousel', CASES.Carousel as Case, []);
    expect(consoleErrors).toEqual([`Island Carousel: ${reason}`]);
    consoleErrors.length = 0;
    await page.unroute('**/_islands/Carousel.*');
  }
});

test('closes a hovered menu by Escape when its script fails, until the pointer comes back', { tag: '@all' }, async ({
  page,
}) => {
  await page.route(SCRIPTS, isMissing);
  await page.goto('/about');
  const panel = header(page).getByRole('link', { name: 'Life Sciences' });
  await services(page).hover();
  await expect(island(page, 'SiteNav')).toHaveAttribute('data-state', 'failed');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await pointAway(page);
  await expect(panel).toBeHidden();
  await services(page).hover();
  await expect(panel).toBeVisible();
});

test('closes a focused menu by Escape when its script fails, and returns the focus to its button', {
  tag: '@all',
}, async ({ page }) => {
  await page.route(SCRIPTS, isMissing);
  await page.goto('/about');
  const panel = header(page).getByRole('link', { name: 'Life Sciences' });
  await services(page).focus();
  await expect(panel).toBeVisible();
  await panel.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services(page)).toBeFocused();
});

test('requests nothing when the pointer moves after a failure, and again at each interaction', { tag: '@all' }, async ({
  page,
}) => {
  let requests = 0;
  await page.route(SCRIPTS, (route) => {
    requests += 1;
    return throws(route);
  });
  await page.goto('/cyber-security');
  const control = controlOf(page, CASES.Carousel as Case);
  await control.hover();
  await expect(island(page, 'Carousel')).toHaveAttribute('data-state', 'failed');
  const before = requests;
  await page.getByRole('button', { name: 'Previous slide' }).hover();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests).toBe(before);
  const state = await control.evaluate((element: HTMLElement) => {
    element.click();
    return element.closest<HTMLElement>('[data-island]')?.dataset.state;
  });
  expect(state).toBe('loading');
});

test('keeps what is typed in a form without its script, and opens a menu for the focus', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('A long message');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectFreed(page, 'ContactForm', CASES.ContactForm as Case, []);
  await expect(message).toHaveValue('A long message');
  await services(page).focus();
  await expect(island(page, 'SiteNav')).toHaveAttribute('data-state', 'failed');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Data Analytics with AI' })).toBeFocused();
});

test('reports a search that cannot be loaded, closes it by one Escape, and tries again at a key', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about');
  for (const again of [true, false]) {
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByText('The search could not be loaded.')).toBeVisible();
    if (!again) break;
    await page.keyboard.type('data');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await page.unroute(SCRIPTS);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('phishing');
  await expect(dialog(page).getByRole('list', { name: 'Search results' })).toContainText('Cyber security training');
  await expect(dialog(page).getByText('The search could not be loaded.')).toBeHidden();
});

for (const [name, policy] of [
  ['of the loader', "script-src 'none'"],
  ['of files', "script-src 'unsafe-inline'"],
] as const) {
  test(`shows pages under a policy against scripts, ${name}, and reports what does not work`, {
    tag: name === 'of files' ? [] : ['@all'],
  }, async ({ page, consoleErrors }) => {
    for (const [path, note] of Object.entries({
      '/about': MENU_NOTE,
      '/cyber-security': SLIDES_NOTE,
      '/contact': /^(The form could not be loaded|This form needs JavaScript)/,
      '/search?q=phishing': /^The search (could not be loaded|needs JavaScript)/,
    })) {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
      });
      await page.goto(path);
      const failure = Object.values(CASES).find((other) => path.startsWith(other.path)) as Case;
      if (name === 'of files') await controlOf(page, failure).click();
      // Menus and slides work by style sheet alone; buttons that would do nothing are hidden.
      else if (path !== '/about') await expect(controlOf(page, failure)).toBeHidden();
      if (name === 'of files' || path === '/contact' || path.startsWith('/search'))
        await expect(page.getByText(note).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
    }
    consoleErrors.length = 0;
  });
}
