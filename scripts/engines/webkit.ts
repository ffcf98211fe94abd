/** Drives WebKit, the engine of Safari, by WebDriver: Debian's MiniBrowser on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, type Message, type Point, until } from './engine';

declare global {
  interface Window {
    messages: Message[];
  }
}

/** Records the console before the page's scripts run: the driver does not report it. */
const RECORD_CONSOLE = `
  window.messages = [];
  const add = (level, text) => window.messages.push({ level, text: String(text) });
  for (const level of ['error', 'warn', 'info', 'log']) {
    const write = console[level];
    console[level] = (...parts) => { add(level, parts.join(' ')); write.apply(console, parts); };
  }
  addEventListener('error', ({ message, target }) => add('error', message ?? 'not loaded: ' + target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => add('error', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('error', violatedDirective + ' ' + blockedURI));`;

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(30_000) });
  return { screen, display: `:${String(number).trim()}` };
}

export async function startWebKit(binary: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  // Root, as in most containers, has no sandbox.
  const sandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', ...sandbox } as never)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const is = async (condition: string) => (await driver.executeScript(`return ${condition}`)) === true;
  const keyOf = (name: string) => (name.length > 1 ? Key[name.toUpperCase() as 'ENTER'] : name);
  const moveTo = (point: Point) => driver.actions().move({ ...point, duration: 0 });
  const go = async (url: string) => {
    await driver.get(url);
    await until(`to reach ${url}`, () =>
      is(`location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`),
    );
  };
  return {
    name: `WebKit ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async open(url, size) {
      await driver.executeScript('try { localStorage.clear(); } catch {}');
      await driver.manage().window().setRect(size);
      await go('about:blank');
      await moveTo({ x: 0, y: size.height - 200 }).perform();
      await go(url);
      await driver.executeScript(RECORD_CONSOLE);
      await until(`${url} to load`, () => is(`document.readyState === 'complete'`));
    },
    run: (code, argument) => driver.executeScript(code as never, argument),
    point: (point) => moveTo(point).perform(),
    click: (point) => moveTo(point).click().perform(),
    async press(...keys) {
      const values = keys.map(keyOf);
      const actions = driver.actions();
      for (const value of values) actions.keyDown(value);
      for (const value of values.toReversed()) actions.keyUp(value);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    messages: () => driver.executeScript('return window.messages ?? []'),
    async close() {
      await driver.quit();
      await service.kill();
      screen.kill();
    },
  };
}
