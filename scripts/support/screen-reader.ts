/** Starts Debian's screen reader Orca and a Chromium with a window, on a virtual screen, and reads what Orca speaks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './find-browser';

/** Has a window; the headless shell has none. */
const CHROMIUM = '/usr/bin/chromium';
/** Orca has spoken an event once its log does not grow for this time. */
const SILENCE_MS = 3000;
const START_TIMEOUT_MS = 20_000;

/** Reading a whole page after it has loaded would be in the middle of what follows. */
const CUSTOMIZATIONS = `import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
`;

export type ScreenReader = {
  newPage: () => Promise<Page>;
  /** Does something, and returns what Orca speaks until it is silent. */
  listen: (act: () => Promise<unknown>) => Promise<string[]>;
  close: () => Promise<void>;
};

/** @throws if a program is missing, or if this user has started Orca already: it runs once for each user */
export async function startScreenReader(): Promise<ScreenReader> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'screen-reader-'));
  const logFile = path.join(home, 'orca.log');
  const settings = path.join(home, '.local/share/orca');
  fs.mkdirSync(settings, { recursive: true });
  fs.writeFileSync(path.join(settings, 'orca-customizations.py'), CUSTOMIZATIONS);
  const readLog = () => (fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8') : '');
  const env: Record<string, string | undefined> = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: path.join(home, '.local/share'),
    GSETTINGS_BACKEND: 'memory',
  };
  const programs: ChildProcess[] = [];
  const start = async (program: string, args: readonly string[]) => {
    const child = spawn(program, args, {
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child, 'spawn');
    programs.push(child);
    return child;
  };
  const firstLineOf = async (program: string, args: readonly string[]) => {
    const [line] = await once((await start(program, args)).stdout ?? process.stdin, 'data');
    return String(line).trim();
  };
  const stop = async () => {
    for (const program of programs.toReversed()) {
      const ended = once(program, 'exit');
      if (program.exitCode === null && program.kill('SIGKILL')) await ended;
    }
    fs.rmSync(home, { recursive: true, force: true });
  };
  const launch = async () => {
    env.DISPLAY = `:${await firstLineOf('Xvfb', ['-displayfd', '1', '-screen', '0', '1360x900x24', '-nolisten', 'tcp'])}`;
    env.DBUS_SESSION_BUS_ADDRESS = await firstLineOf('dbus-daemon', ['--session', '--print-address', '--nofork']);
    const orca = await start('orca', [`--debug-file=${logFile}`, '--disable=braille']);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!readLog().includes('DEFAULT: activating script')) {
      if (orca.exitCode !== null || Date.now() > deadline) {
        throw new Error('Orca does not start. It runs once for each user: end the other Orca first.');
      }
      await setTimeout(200);
    }
    const options = launchOptions(CHROMIUM);
    return chromium.launch({
      ...options,
      args: [...options.args, '--force-renderer-accessibility', '--window-size=1360,900'],
      headless: false,
      env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? ''])),
    });
  };
  const browser = await launch().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    newPage: () => browser.newPage({ viewport: null, reducedMotion: 'reduce' }),
    async listen(act) {
      const start = readLog().length;
      await act();
      let length = -1;
      while (readLog().length > length) {
        length = readLog().length;
        await setTimeout(SILENCE_MS);
      }
      const speech = readLog()
        .slice(start)
        .matchAll(/SPEECH OUTPUT: '([\s\S]*?)'\s*\{/g);
      return [...speech].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
    },
    async close() {
      await browser.close();
      await stop();
    },
  };
}
