import { expect, test } from '../../support/hydration';
import { answerElsewhere } from '../../support/test';

test.use({ reducedMotion: 'no-preference' });

test('menu, page changes, toasts, carousel and map work under the policy', async ({ page }) => {
  await answerElsewhere(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).hover();
  await page.getByRole('link', { name: 'Life Sciences' }).first().click();
  await expect(page).toHaveURL('/life-sciences');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect(page.locator('.toast')).toHaveCSS('position', 'absolute');

  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  for (const field of await page.locator('main form :is(input, textarea)').all()) {
    await field.fill((await field.getAttribute('type')) === 'email' ? 'a@example.org' : 'words');
  }
  await page.locator('main form [type=submit]').click();
  await expect(page.locator('.toast').first()).toBeVisible();
  const map = page.locator('main iframe');
  await map.scrollIntoViewIfNeeded();
  expect(await map.contentFrame().locator('title').textContent()).toBe('Elsewhere');

  await page.locator('footer a[href="/cyber-security"]').click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

const ATTACKS: Record<string, [directive: string, attack: string]> = {
  'an inline script': [
    'require-trusted-types-for',
    "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
  ],
  'a handler attribute': ['require-trusted-types-for', "document.body.setAttribute('onclick', '1')"],
  'a script of another site': [
    'require-trusted-types-for',
    "document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
  ],
  'a script from a folder that holds none': [
    'require-trusted-types-for',
    "document.body.append(Object.assign(document.createElement('script'), { src: '/_next/../drawings/x.js' }))",
  ],
  'a string as markup': ['require-trusted-types-for', "document.body.innerHTML = '<p>'"],
  'a string as code': ['require-trusted-types-for', "setTimeout('1')"],
  'a policy for strings': ['trusted-types', "trustedTypes.createPolicy('default', {})"],
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
test(`the policy refuses ${Object.keys(ATTACKS).join(', ')}`, async ({ page, violations, complaints }) => {
  await page.goto('/about');
  for (const [name, [directive, attack]] of Object.entries(ATTACKS)) {
    violations.length = 0;
    // Through the debugger, which may run strings; what they do is the page's.
    await page.evaluate(attack).catch(() => {});
    await expect.poll(() => violations.map((violation) => violation.directive), { message: name }).toContain(directive);
  }
  violations.length = 0;
  complaints.length = 0;
});
