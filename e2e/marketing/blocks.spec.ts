/** Blocks of a text: images, videos. */
import type { Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { openHeld, SCRIPTS } from '../support/hydration';
import { BASE, BLOCK_POST } from '../support/marketing';
import { answerElsewhere, DESKTOP, expect, main, open, test } from '../support/test';

const POST = `${BASE}/blog/${BLOCK_POST}`;
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

const findVideo = (page: Page) => main(page).getByRole('figure', { name: 'How the bridge turned' });
const findLink = (page: Page) =>
  findVideo(page).getByRole('link', { name: 'A swing bridge, half open Play the video' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the contents next to a long text, and folds them above it on a phone', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(POST);
    const contents = main(page).getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Diagram' });
    const heading = main(page).getByRole('heading', { name: 'Diagram' });
    await link.click();
    await expect(heading).toBeInViewport();
    await expect(link, 'it stays in view').toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toBeHidden();
    await contents.locator('summary').click();
    await link.click();
    await expect(heading).toBeInViewport();
  });
});

test('links to a video, plays it in the place of its image, and requests nothing from its host before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('youtube')) asked.push(request.url());
  });
  await answerElsewhere(page);
  await open(page, POST);
  const link = findLink(page);
  await expect(link).toHaveAttribute('href', VIDEO);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  expect(asked).toEqual([]);
  await link.press('Enter');
  const player = findVideo(page).locator('iframe');
  await expect(player).toHaveAttribute('src', PLAYER);
  await expect(player).toHaveAttribute('title', 'How the bridge turned');
  await expect(player).toBeFocused();
  await expect(link).toHaveCount(0);
  await expect.poll(() => asked).toEqual([PLAYER]);
  const after = await player.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), 'and nothing moves').toBeLessThan(4);
});

test('plays a video that is clicked before its script is there, and follows its link after a failure', async ({
  page,
  context,
  consoleErrors,
}) => {
  await answerElsewhere(page);
  const start = await openHeld(page, POST);
  const link = findLink(page);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Shift'] });
  await (await opened).close();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await start();
  await expect(findVideo(page).locator('iframe')).toBeVisible();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.reload();
  await link.click();
  await expect(page.locator('[data-island=videos]').first()).toHaveAttribute('data-state', 'failed');
  await link.click();
  await expect(page).toHaveURL(VIDEO);
  // The request that was refused, and the loader's line about it.
  consoleErrors.length = 0;
});

test('has every block in the feed, without what only a page can do', ({ site }) => {
  const { rss } = new XMLParser().parse(site.read('feed.xml'));
  const html = rss.channel.item.find(({ link }: { link: string }) => link.endsWith(BLOCK_POST))['content:encoded'];
  expect(html).not.toMatch(/:::|<svg|<path|popover/);
  const parts = ['A partner says what is coming', 'Head of operations', 'SVG, '];
  for (const part of [...parts, `href="${VIDEO}"`, `href="${site.home}/contact"`]) expect(html).toContain(part);
});
