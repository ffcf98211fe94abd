/** What goes wrong with an island's scripts leaves the page as it was, and no control dead or busy. */
import type { Page, Route } from '@playwright/test';
import { activate, expect, expectReady, SCRIPTS, test } from '../../support/hydration';
import { DESKTOP, header, main } from '../../support/test';

test.use({ viewport: DESKTOP });

type Case = {
  path: string;
  button: string;
  /** Announced next to the control. */
  note: string;
  /** What shows that the control answers. */
  answer: (page: Page) => Promise<void>;
};

const CONTROL_NOTE = 'This control could not be loaded.';
const CASES: Record<string, Case> = {
  SiteNav: {
    path: '/about',
    button: 'Services',
    note: CONTROL_NOTE,
    answer: (page) =>
      expect(header(page).getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true'),
  },
  Carousel: {
    path: '/cyber-security',
    button: 'Next slide',
    note: CONTROL_NOTE,
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
    button: 'Copy phone number',
    note: 'Copying failed.',
    answer: (page) => expect(page.locator('.toast')).toHaveCount(1),
  },
};

const js = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  throws: js('throw new Error("broken")'),
  'is empty': js(''),
  'is an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'is blocked': (route) => route.abort('blockedbyclient'),
};

const controlOf = (page: Page, { button }: Case) => page.getByRole('button', { name: button }).first();
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`).first();

/** Presses the control and holds that it is free again, with the note, on a page that is as it was. */
async function expectFreed(page: Page, name: string, one: Case) {
  await expect(island(page, name)).toHaveAttribute('data-state', 'failed');
  await expect(page.getByRole('alert').filter({ hasText: one.note })).toBeVisible();
  await expect(controlOf(page, one)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
}

/** The files of an island, of which each may fail. */
const filesOf = async (page: Page, name: string) =>
  ((await island(page, name).getAttribute('data-files')) ?? '').split(' ');

for (const [name, one] of Object.entries(CASES)) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${name}: each of its files that ${fault} frees the control with a note`, async ({ page, complaints }) => {
      await page.goto(one.path);
      const files = await filesOf(page, name);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        await page.route(`**${file}`, answer);
        await page.goto(one.path);
        await controlOf(page, one).evaluate(activate);
        await expectFreed(page, name, one);
        await page.unroute(`**${file}`);
      }
      // The browser's own reports.
      complaints.length = 0;
    });
  }

  for (const kind of ['click', 'key', 'touch'] as const) {
    test.describe(`by ${kind}`, () => {
      test.use({ hasTouch: kind === 'touch' });
      test(`${name}: a ${kind} after a failure tries again, and is answered`, async ({ page, context, complaints }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const control = controlOf(page, one);
        const act = { click: () => control.click(), key: () => control.press('Enter'), touch: () => control.tap() }[
          kind
        ];
        await page.goto(one.path);
        await page.route(SCRIPTS, FAULTS['is missing'] as never);
        await act();
        await expectFreed(page, name, one);
        await page.unroute(SCRIPTS);
        await act();
        await one.answer(page);
        await expect(page.getByRole('alert').filter({ hasText: one.note })).toBeHidden();
        complaints.length = 0;
      });
    });
  }

  test(`${name}: a file that never arrives frees the control after 10 s`, async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPTS, () => {});
    await page.goto(one.path);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await controlOf(page, one).evaluate(activate);
    await expect(controlOf(page, one)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9_999);
    await expect(controlOf(page, one)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(1);
    await expectFreed(page, name, one);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('pointing at a control after a failure requests nothing', async ({ page, complaints }) => {
  let requests = 0;
  await page.route(SCRIPTS, async (route) => {
    requests += 1;
    await route.abort();
  });
  await page.goto('/cyber-security');
  await controlOf(page, CASES.Carousel as Case).hover();
  await expect(island(page, 'Carousel')).toHaveAttribute('data-state', 'failed');
  const before = requests;
  await page.getByRole('button', { name: 'Previous slide' }).hover();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests).toBe(before);
  complaints.length = 0;
});

test('a form that cannot be loaded keeps what is typed', async ({ page, complaints }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('A long message');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectFreed(page, 'ContactForm', CASES.ContactForm as Case);
  await expect(message).toHaveValue('A long message');
  complaints.length = 0;
});

test('menus that cannot be loaded open for the focus', async ({ page, complaints }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about');
  await header(page).getByRole('button', { name: 'Services' }).focus();
  await expect(island(page, 'SiteNav')).toHaveAttribute('data-state', 'failed');
  await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Data Analytics with AI' })).toBeFocused();
  complaints.length = 0;
});

test('a search that cannot be loaded reports it in its dialog, and a key tries again', async ({ page, complaints }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(dialog.getByText('The search could not be loaded.')).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.keyboard.type('phishing');
  await expect(dialog.getByRole('list', { name: 'Search results' })).toContainText('Cyber security training');
  await expect(dialog.getByText('The search could not be loaded.')).toBeHidden();
  complaints.length = 0;
});

test('a page opened offline from the cache answers once the line is back', async ({ page, context, complaints }) => {
  await page.goto('/about');
  await context.setOffline(true);
  const menu = header(page).getByRole('button', { name: 'Services' });
  await menu.click();
  await expect(island(page, 'SiteNav')).toHaveAttribute('data-state', 'failed');
  await context.setOffline(false);
  await menu.click();
  await expectReady(page, '[data-island=SiteNav]');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  complaints.length = 0;
});

for (const [name, policy] of [
  ['of the loader', "script-src 'none'"],
  ['of files', "script-src 'unsafe-inline'"],
] as const) {
  test(`a policy against scripts, ${name}, leaves a page that can be read and reports what does not work`, async ({
    page,
    violations,
    complaints,
  }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await page.goto('/contact');
    if (name === 'of files') await page.getByRole('button', { name: 'Send message' }).click();
    const note = main(page).getByText(/^(The form could not be loaded|This form needs JavaScript)/);
    await expect(note.filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    if (name === 'of the loader') await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    violations.length = 0;
    complaints.length = 0;
  });
}

test('without fonts, images and map every word is there', async ({ page, complaints }) => {
  await page.route(/\.(woff2|svg|avif|webp)$|openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('main a[href*="openstreetmap"]')).toBeVisible();
  complaints.length = 0;
});

test('a page that a translator has changed before it hydrates keeps its text and answers', async ({
  page,
  complaints,
}) => {
  await page.goto('/blog/change-in-employee-engagement-perception');
  const words = () => page.locator('main, footer').allInnerTexts();
  const before = await words();
  // As translators do: the words of a link become an element of their own.
  await page
    .locator('.nav-link')
    .first()
    .evaluate((link) => {
      const translated = document.createElement('font');
      translated.textContent = 'Zuhause';
      link.replaceChildren(translated);
    });
  await header(page).getByRole('button', { name: 'Services' }).focus();
  await expectReady(page, '[data-island=SiteNav]');
  await header(page).getByRole('button', { name: 'Services' }).press('Enter');
  await expect(header(page).getByRole('link', { name: 'Life Sciences' })).toBeVisible();
  expect(await words()).toEqual(before);
  const others = complaints.filter((text) => !/Minified React error #418|Hydration failed/.test(text));
  complaints.length = 0;
  expect(others).toEqual([]);
});
