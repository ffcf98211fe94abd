/** Drives Firefox by WebDriver BiDi, without a driver program. https://pptr.dev/webdriver-bidi */
import { launch, type Page } from 'puppeteer-core';
import type { Engine, Message } from './engine';

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  let page: Page;
  let messages: Message[] = [];
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    async open(url, size) {
      const last = page;
      page = await (await browser.createBrowserContext()).newPage();
      await last?.browserContext().close();
      messages = [];
      const messagesOfPage = messages;
      page.on('console', (message) => messagesOfPage.push({ level: message.type(), text: message.text() }));
      page.on('pageerror', (error) => messagesOfPage.push({ level: 'error', text: String(error) }));
      await page.setViewport(size);
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (code, argument) => page.evaluate(code as never, argument),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    messages: async () => messages,
    close: () => browser.close(),
  };
}
