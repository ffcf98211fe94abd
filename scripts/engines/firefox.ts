/** Firefox by WebDriver BiDi, which it speaks by itself: no driver stands between. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import type { Engine, Message } from './engine';

type Answer = { id?: number; error?: string; message?: string; method?: string; result?: unknown; params?: unknown };

/** Commands and events of one session. */
async function connect(address: string, onLog: (message: Message) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, error, message, method, result, params } = JSON.parse(String(data)) as Answer;
    if (method === 'log.entryAdded') onLog(params as Message);
    const waiting = id === undefined ? undefined : open.get(id);
    if (error) waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result as never);
  });
  let last = 0;
  const send = <T>(method: string, params: object = {}) =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** @param file the browser's program */
export async function startFirefox(file: string): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-firefox-'));
  const browser = spawn(file, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address = '';
  for await (const line of createInterface({ input: browser.stderr })) {
    address = /^WebDriver BiDi listening on (\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  browser.stderr.resume();
  if (address === '') throw new Error(`${file} ended without a word on WebDriver BiDi`);
  let messages: Message[] = [];
  const { send, close } = await connect(`${address}/session`, ({ level, text }) => messages.push({ level, text }));
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  let visitor: string | undefined;
  let context = '';
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url, viewport) {
      // A visitor of its own: another one's pointer, storage and cache are not there.
      if (visitor !== undefined) await send('browser.removeUserContext', { userContext: visitor });
      ({ userContext: visitor } = await send<{ userContext: string }>('browser.createUserContext'));
      ({ context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext: visitor }));
      await send('browsingContext.setViewport', { context, viewport });
      messages = [];
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const target = { context };
      const answer = await send<{ type: string; result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression, target, awaitPromise: false },
      );
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return answer.result.value;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    messages: async () => messages,
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await send('browser.close');
      close();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
