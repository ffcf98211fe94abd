/** WebKit, the engine of Safari, by WebDriver: Debian's MiniBrowser on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { freePort } from '../support/free-port';
import { type Engine, type Message, until } from './engine';

declare global {
  interface Window {
    /** What was written to the console since the document was there. */
    heard: Message[];
  }
}

/** The driver tells nothing of the console: the page does, from the moment its HTML is there and before its scripts. */
const LISTEN = `(() => {
  window.heard = [];
  const hear = (level, text) => window.heard.push({ level, text: String(text) });
  for (const level of ['error', 'warn', 'info']) {
    const write = console[level];
    console[level] = (...parts) => { hear(level, parts.join(' ')); write.apply(console, parts); };
  }
  addEventListener('error', ({ message, target }) => hear('error', message ?? 'not loaded: ' + target.src), true);
  addEventListener('unhandledrejection', ({ reason }) => hear('error', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => hear('error', violatedDirective + ' ' + blockedURI));
})()`;

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb ended without a screen')));
  });
  return { screen, display };
}

/** @param file the browser's program */
export async function startWebKit(file: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root, as in most containers, cannot have the sandbox.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const send = async <T>(method: 'POST' | 'DELETE', address: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const newSession = async (tries = 50): Promise<{ sessionId: string; capabilities: { browserVersion: string } }> => {
    try {
      return await send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            // Back at once, to listen before scripts run.
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary: file, args: ['--automation'] },
          },
        },
      });
    } catch (error) {
      // The driver has yet to take the port.
      if (tries === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return newSession(tries - 1);
    }
  };

  const { sessionId, capabilities } = await newSession();
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    send<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const is = async (condition: string) => (await evaluate(`String(${condition})`)) === 'true';
  const go = async (url: string) => {
    await send('POST', `${session}/url`, { url });
    await until(`not reached: ${url}`, () =>
      is(`location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`),
    );
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    async open(url, size) {
      await send('POST', `${session}/window/rect`, size);
      await go('about:blank');
      // The last page's pointer is out of the way.
      const corner = [{ type: 'pointerMove', duration: 0, x: 0, y: size.height - 200 }];
      await send('POST', `${session}/actions`, {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: corner }],
      });
      await go(url);
      await evaluate(LISTEN);
      await until(`not loaded: ${url}`, () => is(`document.readyState === 'complete'`));
    },
    evaluate,
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    messages: async () => JSON.parse(await evaluate('JSON.stringify(window.heard ?? [])')),
    async close() {
      await send('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}
