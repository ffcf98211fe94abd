import { expect, test } from '../../support/waking';

// Next fetches ahead only what is in view: all of a page is, with the phone's menu open.
test.use({ viewport: { width: 412, height: 12_000 } });

/** Pages that between them link to every other. */
const STARTS = ['/', '/case-study', '/blog'];

for (const path of STARTS) {
  test(`everything ${path} and what it links to ask for is there`, async ({ page, ready }) => {
    const answers: string[] = [];
    page.on('response', (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await page.goto(path);
    await page.mouse.move(1, 1);
    await ready();
    // Pointing at a link fetches the next page ahead; React takes mouseover for entering.
    const targets = await page.evaluate(() => {
      for (const menu of document.querySelectorAll('details')) menu.open = true;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter((link) =>
        link.checkVisibility(),
      );
      for (const link of links) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      // A file, such as a feed, is no page with data of its own.
      return [...new Set(links.map(({ pathname }) => pathname).filter((pathname) => !/\.\w+$/.test(pathname)))];
    });
    expect(targets.length).toBeGreaterThan(20);
    const trees = () => new Set(answers.filter((answer) => answer.endsWith('/__next._tree.txt')));
    // Less this page itself, whose data is there.
    await expect.poll(() => trees().size, { timeout: 30_000 }).toBeGreaterThanOrEqual(targets.length - 1);
    expect(answers.filter((answer) => !/^(200|304) /.test(answer))).toEqual([]);
  });
}
