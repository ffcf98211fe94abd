/** The contact form with a receiver: a small server on this machine, and the page as the build makes it for such a site. */
import fs from 'node:fs';
import http from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { readPolicySources } from '../../export/policy-sources';
import { createRules } from '../../hosts/policy';
import { findHeaders } from '../../hosts/rules';
import { listen } from '../../scripts/support/listen';
import { FIELDS, field, fillIn, form, submitButton } from '../support/contact';
import { renderDelivery } from '../support/delivery';
import type { Export } from '../support/export';
import { FRAMED } from '../support/hosts';
import { holdScripts } from '../support/hydration';
import { test as base, expect, loadImages, openFrozen } from '../support/test';
import { announcements, letToastIn } from '../support/toasts';

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };
const JSON_ALLOWED = { ...ALLOWED, 'Content-Type': 'application/json' };
const PAGE_ALLOWED = { ...ALLOWED, 'Content-Type': 'text/html; charset=utf-8' };
/** As long as no robot waits. */
const MIN_FILL_MS = 3000;
const SEND_TIMEOUT_MS = 20_000;

type Answer = (response: http.ServerResponse) => void;
type Receiver = {
  action: string;
  /** What has arrived. */
  bodies: URLSearchParams[];
  /** Answers the next requests; default: as Formspree does. */
  answer: Answer;
};

/** What Formspree responds to a script. */
const accepts: Answer = (response) => response.writeHead(200, JSON_ALLOWED).end('{"next":"/thanks","ok":true}');

/** What a receiver does in place of taking a message. */
const FAILURES: Record<string, Answer> = {
  'refuses it': (response) => response.writeHead(422, JSON_ALLOWED).end('{"errors":[{"field":"email"}]}'),
  'allows no other website': (response) => response.writeHead(200).end('{}'),
  'redirects, perhaps to a page to sign in': (response) =>
    response.writeHead(303, { ...ALLOWED, location: 'https://login.example/' }).end(),
  'reports a failure in its body': (response) => response.writeHead(200, JSON_ALLOWED).end('{"ok":false}'),
  'ends the connection in its answer': (response) => {
    response.writeHead(200, { ...JSON_ALLOWED, 'Content-Length': '100' }).write('{');
    setTimeout(() => response.destroy(), 50);
  },
  'responds with a page': (response) => response.writeHead(200, PAGE_ALLOWED).end('<title>Sign in</title>'),
  'does not respond': () => {},
};

const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  receiver: async ({}, use) => {
    const receiver: Receiver = { action: '', bodies: [], answer: accepts };
    const server = http.createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      if (request.method === 'POST') receiver.bodies.push(new URLSearchParams(Buffer.concat(parts).toString()));
      receiver.answer(response);
    });
    const { port, close } = await listen(server);
    receiver.action = `http://localhost:${port}/messages`;
    await use(receiver);
    await close();
  },
});

// One process renders the form for all tests.
test.describe.configure({ mode: 'default' });
// Chrome protects this machine from pages whose network it does not know, such as one that a test has changed.
test.use({ permissions: ['local-network-access'] });

/** Serves /contact with a form that is sent to the receiver, and with the policy for it. */
async function deliver(page: Page, site: Export, { action }: Receiver) {
  const body = renderDelivery(site, action);
  const policy = findHeaders(createRules(readPolicySources(site.root, { ...FRAMED, contactForm: { action } })), '/');
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy['Content-Security-Policy'] ?? '' };
    await route.fulfill({ response, headers, body });
  });
}

/** Opens the form of `deliver` with its answers filled in. */
async function openFilled(page: Page, site: Export, receiver: Receiver) {
  await deliver(page, site, receiver);
  await openFrozen(page, '/contact');
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

test('sends the answers once, however slow the receiver is, then confirms and empties; not what a robot fills in; at once when the visitor leaves', async ({
  page,
  site,
  receiver,
}) => {
  await openFilled(page, site, receiver);
  const answers = await Promise.all(FIELDS.map(async (name) => [name, await field(page, name).inputValue()]));
  const slow = new Promise<http.ServerResponse>((resolve) => {
    receiver.answer = resolve;
  });
  await submitButton(page).click();
  await expect(status(page)).toBeVisible();
  expect(receiver.bodies, 'no robot waits').toEqual([]);
  await page.clock.runFor(MIN_FILL_MS);
  const response = await slow;
  await submitButton(page).click();
  await field(page, 'message').press('End');
  await expect(announcements(page)).toHaveCount(0);
  accepts(response);
  await expect(status(page)).toBeHidden();
  await letToastIn(page);
  await expect(announcements(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  expect(receiver.bodies.map((body) => [...body])).toEqual([[...answers, ['_gotcha', '']]]);

  receiver.answer = (response) => response.writeHead(204, ALLOWED).end();
  await fillIn(page);
  await send(page);
  await expect(field(page, 'message'), 'a success without a body').toHaveValue('');
  await fillIn(page);
  await page.locator('[name=_gotcha]').fill('https://spam.example');
  await send(page);
  await expect(field(page, 'message'), 'a robot').toHaveValue('');
  expect(receiver.bodies).toHaveLength(2);

  await fillIn(page);
  await page.locator('[name=_gotcha]').fill('');
  await submitButton(page).click();
  await expect(status(page)).toBeVisible();
  // The event alone: once the page is gone, Chrome cannot check its permission, which only a local receiver needs.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => receiver.bodies.length, 'it is sent at once when the visitor leaves the page').toBe(3);
});

test('leaves the form to the browser when its script cannot be loaded', async ({
  page,
  site,
  receiver,
  consoleErrors,
}) => {
  receiver.answer = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Thanks</title>');
  await deliver(page, site, receiver);
  for (const act of [() => submitButton(page).click(), () => field(page, 'email').press('Enter')]) {
    const fail = await holdScripts(page, (route) => route.abort());
    await page.goto('/contact');
    await fillIn(page);
    await submitButton(page).click();
    fail();
    await expect(page.getByText('The form could not be loaded.')).toBeVisible();
    await act();
    await expect(page).toHaveURL(receiver.action);
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

test('keeps every word while the receiver fails or the visitor is offline, offers phone and e-mail, and sends again', async ({
  page,
  site,
  receiver,
  context,
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
  await openFilled(page, site, receiver);
  await loadImages(page);
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
  await expect(failure(page).getByRole('link')).toHaveText(['+61 2 5550 0100', 'sales@spanwell.example']);
  await context.setOffline(true);
  await send(page);
  await expectKept(page, 'offline');
  await context.setOffline(false);
  receiver.answer = accepts;
  await send(page);
  await expect(field(page, 'message')).toHaveValue('');
  await expect(failure(page)).toHaveCount(0);
  // The browser itself reports the receiver that allows no other website.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('CORS policy'))).toEqual([]);
});

test('accepts what the form sends, and nothing else, with the worker of docs/deploy.md', async () => {
  const [, code = ''] =
    /```js\n(import \{ EmailMessage[\s\S]*?)```/.exec(fs.readFileSync('docs/deploy.md', 'utf8')) ?? [];
  const file = test.info().outputPath('worker.mjs');
  fs.mkdirSync(test.info().outputPath(), { recursive: true });
  fs.writeFileSync(
    file,
    code.replace(/^import .*$/m, 'class EmailMessage { constructor(...parts) { this.parts = parts; } }'),
  );
  const { default: worker } = await import(pathToFileURL(file).href);
  const mails: string[] = [];
  const MAIL = { send: ({ parts }: { parts: string[] }) => void mails.push(parts[2] ?? '') };
  const ANSWERS = { firstName: 'Ada', lastName: 'L', phone: '1', email: 'ada@example.com', message: 'A\r\nbridge' };
  const ask = async (more: Record<string, string> = {}, headers = { Accept: 'application/json' }, method = 'POST') => {
    const body = method === 'POST' ? new URLSearchParams({ ...ANSWERS, _gotcha: '', ...more }) : null;
    const response: Response = await worker.fetch(new Request('https://form.example', { method, headers, body }), {
      MAIL,
    });
    return {
      status: response.status,
      location: response.headers.get('Location'),
      origin: response.headers.get('Access-Control-Allow-Origin'),
    };
  };
  const origin = 'https://www.example.com';
  expect(await ask()).toEqual({ status: 200, location: null, origin });
  expect(mails).toEqual([expect.stringContaining('\r\n\r\nfirstName: Ada\r\n')]);
  expect(await ask({}, { Accept: 'text/html' })).toMatchObject({ status: 303, location: `${origin}/contact` });
  expect(mails).toHaveLength(2);
  expect(await ask({ _gotcha: 'spam' }), 'a robot').toMatchObject({ status: 200 });
  expect(await ask({ email: '' })).toMatchObject({ status: 400, origin });
  expect(await ask({}, undefined, 'GET')).toMatchObject({ status: 405, origin });
  expect(mails).toHaveLength(2);
});
