/** The contact form with a receiver: a small server on this machine, and the page as the build makes it for such a site. */
import http from 'node:http';
import type { Page } from '@playwright/test';
import { createRules } from '../../hosts/policy';
import { headersOf } from '../../hosts/rules';
import { listen } from '../../scripts/support/listen';
import { readPolicySources } from '../../scripts/support/policy-sources';
import { FIELDS, field, fillIn, form, submitButton } from '../support/contact';
import { CONTACT, renderDelivery, renderForm } from '../support/delivery';
import type { Export } from '../support/export';
import { FRAMED } from '../support/hosts';
import { test as base, expect, loadImages, openFrozen } from '../support/test';
import { announcements, letToastIn } from '../support/toasts';

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };
/** As long as no robot waits. */
const MIN_FILL_MS = 3000;

type Answer = (response: http.ServerResponse) => void;
type Receiver = {
  action: string;
  /** What has arrived. */
  bodies: URLSearchParams[];
  /** Answers the next requests; default: 200. */
  answer: Answer;
};

const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  receiver: async ({}, use) => {
    const receiver: Receiver = { action: '', bodies: [], answer: (response) => response.writeHead(200, ALLOWED).end() };
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
  const policy = headersOf(createRules(readPolicySources(site.root, { ...FRAMED, contactForm: { action } })), '/');
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

test('sends the answers once, however slow the receiver is, then confirms and empties', async ({
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
  response.writeHead(200, ALLOWED).end('{}');
  await expect(status(page)).toBeHidden();
  await letToastIn(page);
  await expect(announcements(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  expect(receiver.bodies.map((body) => [...body])).toEqual([[...answers, ['_gotcha', '']]]);
});

test('takes a redirect to a thank-you page as a success, and stays', async ({ page, site, receiver }) => {
  await openFilled(page, site, receiver);
  receiver.answer = (response) => response.writeHead(303, { ...ALLOWED, location: 'https://thanks.example/' }).end();
  await send(page);
  await expect(field(page, 'message')).toHaveValue('');
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
  await expect(page).toHaveURL('/contact');
});

test('keeps every word after an error of the receiver, offers phone and e-mail, and sends again', async ({
  page,
  site,
  receiver,
}) => {
  await openFilled(page, site, receiver);
  receiver.answer = (response) => response.writeHead(500, ALLOWED).end();
  await send(page);
  await expect(failure(page)).toContainText('Not sent.');
  await expect(failure(page).getByRole('link')).toHaveText(['+61 2 5550 0100', 'sales@spanwell.example']);
  for (const name of FIELDS) await expect(field(page, name)).not.toHaveValue('');
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(0);
  receiver.answer = (response) => response.writeHead(200, ALLOWED).end();
  await send(page);
  await expect(field(page, 'message')).toHaveValue('');
  await expect(failure(page)).toHaveCount(0);
});

test('keeps every word offline', async ({ page, site, receiver, context }) => {
  await openFilled(page, site, receiver);
  await loadImages(page);
  await context.setOffline(true);
  await send(page);
  await expect(failure(page)).toContainText('Not sent.');
  await expect(field(page, 'message')).not.toHaveValue('');
  await context.setOffline(false);
});

test('does not send what a robot fills in', async ({ page, site, receiver }) => {
  await openFilled(page, site, receiver);
  await page.locator('[name=_gotcha]').fill('https://spam.example');
  await send(page);
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
  expect(receiver.bodies).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts the form as the browser does', async ({ page, site, receiver }) => {
    await deliver(page, site, receiver);
    await page.goto('/contact');
    await fillIn(page);
    receiver.answer = (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Thanks</title>');
    await submitButton(page).click();
    await expect(page).toHaveURL(receiver.action);
    expect(receiver.bodies[0]?.get('email')).toBe('ada@example.com');
  });
});

test('opens the answers as an e-mail, and a plain e-mail without any', async ({ page, site }) => {
  const openAsEmail = { label: 'Open as an email', subject: 'Enquiry' };
  const body = renderForm(site, { openAsEmail, note: 'Nothing is sent. Call {phone}.' });
  await page.route('**/contact', async (route) => route.fulfill({ response: await route.fetch(), body }));
  await openFrozen(page, '/contact');
  await expect(form(page).getByRole('link', { name: CONTACT.phone })).toHaveAttribute('href', 'tel:+61255500100');
  const link = form(page).getByRole('link', { name: 'Open as an email' });
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect(link).toHaveAttribute('href', 'mailto:sales@spanwell.example?subject=Enquiry');
  await field(page, 'firstName').fill('Ada');
  await field(page, 'message').fill('A bridge & a half');
  await link.click();
  const typed = encodeURIComponent('First name: Ada\r\nMessage: A bridge & a half');
  await expect(link).toHaveAttribute('href', `mailto:sales@spanwell.example?subject=Enquiry&body=${typed}`);
});
