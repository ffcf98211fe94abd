/** The contact form with a receiver, as marketing sets it up. */
import fs from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { FIELDS, field, fillIn, form, submitButton } from '../support/contact';
import { RECEIVER } from '../support/edits';
import { holdScripts } from '../support/hydration';
import { BASE } from '../support/marketing';
import { test as base, expect, openFrozen } from '../support/test';
import { announcements, letToastIn } from '../support/toasts';

/** As long as no robot waits. */
const MIN_FILL_MS = 3000;
const SEND_TIMEOUT_MS = 20_000;

type Answer = (route: Route) => unknown;

/** What Formspree responds to a script. */
const accept: Answer = (route) => route.fulfill({ json: { next: '/thanks', ok: true } });

/** What a receiver does in place of taking a message. Playwright allows this website where an answer says nothing else. */
const FAILURES: Record<string, Answer> = {
  'refuses it': (route) => route.fulfill({ status: 422, json: { errors: [{ field: 'email' }] } }),
  'allows no other website': (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': 'https://forms.example' } }),
  'redirects, perhaps to a page to sign in': (route) =>
    route.fulfill({ status: 303, headers: { location: 'https://login.example/' } }),
  'reports a failure in its body': (route) => route.fulfill({ json: { ok: false } }),
  'ends the connection in its answer': (route) => route.fulfill({ contentType: 'application/json', body: '{' }),
  'ends the connection': (route) => route.abort('connectionreset'),
  'responds with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  'does not respond': () => {},
};

type Receiver = {
  /** What has arrived. */
  bodies: URLSearchParams[];
  /** Answers the next requests. */
  answer: Answer;
};

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({ page }, use) => {
    const receiver: Receiver = { bodies: [], answer: accept };
    await page.route(RECEIVER, (route) => {
      receiver.bodies.push(new URLSearchParams(route.request().postData() ?? ''));
      return receiver.answer(route);
    });
    await use(receiver);
  },
});

/** Opens the form with its answers filled in. */
async function openFilled(page: Page) {
  await openFrozen(page, `${BASE}/contact`);
  await expect(form(page).getByRole('textbox')).toHaveCount(FIELDS.length);
  await fillIn(page);
}

/** Sends the filled form once the shortest time has passed. */
async function send(page: Page) {
  await submitButton(page).click();
  await page.clock.runFor(MIN_FILL_MS);
}

const status = (page: Page) => form(page).getByText('One moment…');
const failure = (page: Page) => form(page).getByRole('alert');

test('sends the answers once, however slow the receiver is, and at once when the visitor leaves', async ({
  page,
  receiver,
}) => {
  await openFilled(page);
  await expect(page.getByText('does not send yet')).toHaveCount(0);
  const answers = await Promise.all(FIELDS.map(async (name) => [name, await field(page, name).inputValue()]));
  const slow = new Promise<Route>((resolve) => {
    receiver.answer = resolve;
  });
  await submitButton(page).click();
  await expect(status(page)).toBeVisible();
  expect(receiver.bodies, 'no robot waits').toEqual([]);
  await page.clock.runFor(MIN_FILL_MS);
  const route = await slow;
  await submitButton(page).click();
  await field(page, 'message').press('End');
  await expect(announcements(page)).toHaveCount(0);
  await accept(route);
  await expect(status(page)).toBeHidden();
  await letToastIn(page);
  await expect(announcements(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  expect(receiver.bodies.map((body) => [...body])).toEqual([[...answers, ['_gotcha', '']]]);

  receiver.answer = (route) => route.fulfill({ status: 204 });
  await fillIn(page);
  await send(page);
  await expect(field(page, 'message'), 'a success without a body').toHaveValue('');
  expect(receiver.bodies).toHaveLength(2);

  await fillIn(page);
  await submitButton(page).click();
  await expect(status(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => receiver.bodies.length, 'it is sent at once when the visitor leaves the page').toBe(3);
});

test('sends what a password manager fills in the hidden field', async ({ page, receiver, browser, site }) => {
  await openFilled(page);
  await page.locator('[name=_gotcha]').fill('Filled in by a manager');
  await send(page);
  await expect.poll(() => receiver.bodies.map((body) => body.get('_gotcha'))).toEqual(['Filled in by a manager']);
  await expect(field(page, 'message')).toHaveValue('');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  const request = plain.waitForRequest(RECEIVER);
  await plain.route(RECEIVER, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' }));
  await plain.goto(`${site.origin}${BASE}/contact`);
  await fillIn(plain);
  await plain.locator('[name=_gotcha]').fill('Filled in by a manager');
  await submitButton(plain).click();
  const body = new URLSearchParams((await request).postData() ?? '');
  expect([...body.keys()]).toEqual([...FIELDS, '_gotcha']);
  expect(body.get('_gotcha')).toBe('Filled in by a manager');
  await plain.close();
});

test('leaves the form to the browser when its script cannot be loaded', async ({ page, receiver, consoleErrors }) => {
  receiver.answer = (route) => route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' });
  for (const act of [() => submitButton(page).click(), () => field(page, 'email').press('Enter')]) {
    const fail = await holdScripts(page, (route) => route.abort());
    await page.goto(`${BASE}/contact`);
    await fillIn(page);
    await submitButton(page).click();
    fail();
    await expect(page.getByText('The form could not be loaded.')).toBeVisible();
    await act();
    await expect(page).toHaveURL(RECEIVER);
  }
  expect(receiver.bodies.map((body) => body.get('email'))).toEqual(['ada@example.com', 'ada@example.com']);
  consoleErrors.length = 0;
});

async function expectKept(page: Page, when: string) {
  await expect(failure(page), when).toContainText('Not sent.');
  for (const name of FIELDS) await expect(field(page, name), when).not.toHaveValue('');
  await letToastIn(page);
  await expect(announcements(page), when).toHaveCount(0);
}

test('keeps every word while the receiver fails, offers a phone call, and sends again', async ({
  page,
  receiver,
  consoleErrors,
}) => {
  // The clock of the page moves every timer but this one.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), time);
      return controller.signal;
    };
  });
  await openFilled(page);
  for (const [index, [when, answer]] of Object.entries(FAILURES).entries()) {
    receiver.answer = answer;
    await send(page);
    await expect.poll(() => receiver.bodies.length, { message: when }).toBeGreaterThan(index);
    if (when === 'does not respond') {
      await expect(status(page)).toBeVisible();
      await page.clock.runFor(SEND_TIMEOUT_MS);
    }
    await expectKept(page, when);
  }
  await expect(failure(page).getByRole('link')).toHaveText('+61 2 5550 0100');
  receiver.answer = accept;
  await send(page);
  await expect(field(page, 'message')).toHaveValue('');
  await expect(failure(page)).toHaveCount(0);
  // The browser itself reports the receiver that allows no other website.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('CORS policy'))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('accepts what the form sends, and nothing else, with the worker of docs/deploy.md', async () => {
  const [, code = ''] =
    /```js\nimport \{ EmailMessage.*\n([\s\S]*?)```/.exec(fs.readFileSync('docs/deploy.md', 'utf8')) ?? [];
  const mock = 'class EmailMessage { constructor(...parts) { this.parts = parts; } }\n';
  const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(mock + code)}`);
  const mails: string[] = [];
  const MAIL = { send: ({ parts }: { parts: string[] }) => void mails.push(parts[2] ?? '') };
  const ANSWERS = { firstName: 'Ada', lastName: 'L', phone: '1', email: 'ada@example.com', message: 'A\r\nbridge' };
  const ask = async (more: Record<string, string> = {}, accept = 'application/json', method = 'POST') => {
    const body = method === 'POST' ? new URLSearchParams({ ...ANSWERS, _gotcha: '', ...more }) : null;
    const request = new Request('https://form.example', { method, headers: { Accept: accept }, body });
    const { status, headers }: Response = await worker.fetch(request, { MAIL });
    return [status, headers.get('Access-Control-Allow-Origin'), headers.get('Location')];
  };
  const origin = 'https://www.example.com';
  expect(await ask()).toEqual([200, origin, null]);
  expect(mails).toEqual([expect.stringContaining('\r\n\r\nfirstName: Ada\r\n')]);
  expect(await ask({}, 'text/html')).toEqual([303, null, `${origin}/contact`]);
  expect(mails).toHaveLength(2);
  expect(await ask({ _gotcha: 'spam' }), 'a robot').toEqual([200, origin, null]);
  expect(await ask({ email: '' })).toEqual([400, origin, null]);
  expect(await ask({}, undefined, 'GET')).toEqual([405, origin, null]);
  expect(mails).toHaveLength(2);
});
