import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { ROUTES } from './routes';
import { listOut, readOut } from './support/export';
import { expect, test } from './support/test';

type Shift = PerformanceEntry & { value: number };

test.describe('nothing moves while a page arrives', () => {
  for (const { path: route } of ROUTES) {
    test(`${route} has a cumulative layout shift of 0`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Fonts come late on purpose: the fallbacks have their metrics.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForLoadState('domcontentloaded');
        await route.continue();
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total).toBeLessThan(0.001);
    });
  }
});

test.describe('targets are large enough for a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const { path: route } of ROUTES) {
    test(`${route}: 24 px at least, 44 px for buttons`, async ({ page }) => {
      await page.goto(route);
      const small = await page.evaluate(() => {
        const inline = (element: Element) => element.closest('.prose') !== null || element.closest('h3') !== null;
        return [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea')]
          .filter((element) => element.checkVisibility() && !inline(element) && element.getClientRects().length > 0)
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            const least = element.matches('.button, button, .card-link, input, textarea') ? 44 : 24;
            return { text: element.textContent || element.getAttribute('aria-label'), width, height, least };
          })
          .filter(({ width, height, least }) => Math.round(height) < least || Math.round(width) < 24);
      });
      expect(small).toEqual([]);
    });
  }
});

test('home shows its first view within 100 kB over the wire, before any script', async () => {
  const out = (file: string) => path.join('out', file);
  const html = fs.readFileSync(out('index.html'), 'utf8');
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = find(/<link rel="preload" href="([^"]+\.woff2)"/g);
  expect(styles.length).toBeGreaterThan(0);
  expect(fonts).toHaveLength(2);
  const text = ['index.html', ...styles, 'drawings/home.svg'].map(
    (file) => brotliCompressSync(fs.readFileSync(out(file))).length,
  );
  const woff = fonts.map((file) => fs.statSync(out(file)).size);
  // With 1.3 kB of headers: two round trips of a slow line (tools/fonts/cut-fonts.py).
  for (const size of woff) expect(size).toBeLessThanOrEqual(7_450);
  expect([...text, ...woff].reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
});

test('the two files of a family share its letters out, and hold what the styles say they hold', async () => {
  const styles = listOut().find((file) => /^_next\/static\/chunks\/.*\.css$/.test(file)) ?? '';
  const faces = [
    ...readOut(styles).matchAll(/@font-face\{unicode-range:([^;]+);font-family:(\w+);src:url\(([^)]+)\)/g),
  ];
  expect(faces.map(([, , family]) => family).sort()).toEqual(['familjen', 'familjenMore', 'figtree', 'figtreeMore']);
  const lettersOf = (range: string) =>
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
  const held: Record<string, number[]> = {};
  for (const [, range = '', family = '', address = ''] of faces) {
    const file = fs.readFileSync(path.join('out', path.dirname(styles), address));
    const font = fontkit.create(Buffer.from(await decompress(file)));
    if (!('characterSet' in font)) throw new Error(`${address} is not a single font`);
    const letters = lettersOf(range);
    const missing = letters.filter((letter) => !font.hasGlyphForCodePoint(letter));
    // What one of the two full files lacks is the fallback's.
    if (!family.endsWith('More')) expect(missing, family).toEqual([]);
    held[family] = letters.filter((letter) => !missing.includes(letter));
  }
  for (const family of ['familjen', 'figtree']) {
    const [first = [], more = []] = [held[family], held[`${family}More`]];
    expect(more.filter((letter) => first.includes(letter))).toEqual([]);
    for (const letter of 'Zoë £5 $5 50 % #1 <a> [x] {y} ~^_`|=*&@'.replaceAll(' ', '')) {
      expect([...first, ...more], `${family}: ${letter}`).toContain(letter.codePointAt(0));
    }
  }
});

test('a letter beyond English brings the full font along, and no page needs it before', async ({ page, requests }) => {
  const full = () => requests.filter((url) => /\/(familjen_grotesk|figtree)[.-]/.test(url));
  for (const { path: route } of ROUTES) await page.goto(route, { waitUntil: 'load' });
  expect(requests.filter((url) => /\/familjen_grotesk_600[.-]/.test(url)).length).toBeGreaterThan(0);
  expect(full()).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('h1')?.append(' Zoë');
    document.body.append('Zoë');
  });
  await expect.poll(() => full().length).toBe(2);
});

test.describe('on paper', () => {
  const STUDIES = ROUTES.filter(({ path: route }) => route.startsWith('/case-study/'));
  for (const { path: route } of STUDIES) {
    test(`${route} is a document of two pages with its address`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'networkidle' });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(`https://www.spanwell.example${route}`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }
});

test.describe('at 200 % zoom of a 1280 px window, and at 320 px', () => {
  for (const [name, width] of [
    ['200 %', 640],
    ['320 px', 320],
  ] as const) {
    test(`${name}: no text is cut or covers other text`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      for (const { path: route } of ROUTES) {
        await page.goto(route);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, span, button, dd, dt, label')]
            .filter((element) =>
              [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
            )
            .filter(
              (element) =>
                element.checkVisibility() && !element.closest('.sr-only, .carousel-slide, .table-box, .skip-link'),
            )
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -1 || right > innerWidth + 1;
            })
            .map((element) => element.textContent),
        );
        expect(cut, route).toEqual([]);
      }
    });
  }
});

test('the way to a page reads as a line of text, however narrow the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path: route } of ROUTES.filter(({ path }) => path.lastIndexOf('/') > 0)) {
    await page.goto(route);
    const links = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
    await expect(links).toHaveCount(2);
    const [home, list] = [await links.first().boundingBox(), await links.last().boundingBox()];
    expect(Math.abs((home?.y ?? 0) - (list?.y ?? 99)), route).toBeLessThan(1);
    expect(list?.x, 'room for the dash between them').toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0) + 20);
    expect(list?.height, 'no link is broken').toBeLessThan(40);
  }
});

test.describe('contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`body text reaches 7:1 in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const { path: route } of ROUTES) {
        await page.goto(route);
        const weak = await page.evaluate(() => {
          const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
          const luminance = (colour: string) => {
            const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => channel(Number(part) / 255));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const ground = (element: Element | null): string => {
            if (!element) return getComputedStyle(document.documentElement).backgroundColor;
            const { backgroundColor } = getComputedStyle(element);
            return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : backgroundColor;
          };
          // Body text is what is read as prose; notes, labels and hints are muted on purpose (4.5:1, axe's rule).
          return [...document.querySelectorAll('main p, main li, main dd')]
            .filter(
              (element) =>
                element.checkVisibility() && !element.matches('.figure-note, .text-muted, :has(.figure-note)'),
            )
            .map((element) => {
              const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))].sort(
                (x, y) => y - x,
              );
              return { text: element.textContent?.slice(0, 40), ratio: ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05) };
            })
            .filter(({ ratio }) => ratio < 7);
        });
        expect(weak, route).toEqual([]);
      }
    });
  }
});
