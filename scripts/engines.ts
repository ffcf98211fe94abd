/**
 * `npm run check:engines`: runs the site's main actions in real Firefox and real WebKit, the engine of Safari. Each is the
 * first event on a page of out/, with late scripts and an empty console. Run a build first.
 */
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { EXPECTED_MESSAGE, mainActions } from './engines/actions';
import type { Engine, Size, Step } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { startWebKit } from './engines/webkit';
import { readCommand } from './support/command';
import { quietPages, readIslandPages } from './support/island-pages';
import { aptInstall, findFirefox, findWebKit } from './support/programs';
import { reasonOf } from './support/request';
import { serveExport } from './support/serve-export';

const OUT = 'out';
const SCRIPT_DELAY_MS = 500;
const DESKTOP = { width: 1366, height: 900 };
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

readCommand({});
aptInstall([...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : WEBKIT_PACKAGES)]);
const firefox = findFirefox();
const webKit = findWebKit();
if (!firefox || !webKit)
  throw new Error(
    `Firefox (FIREFOX_PATH names one) and WebKit are needed: apt-get install firefox-esr ${WEBKIT_PACKAGES.join(' ')}`,
  );

/** Runs steps on a page. @returns the error or the unexpected console messages; '' if the steps work */
async function attempt(engine: Engine, url: string, steps: readonly Step[], size: Size): Promise<string> {
  try {
    await engine.open(url, size);
    for (const step of steps) await step(engine);
    const unexpected = (await engine.messages()).filter(({ text }) => !EXPECTED_MESSAGE.test(text));
    return unexpected.map(({ level, text }) => `console, ${level}: ${text}`).join('; ');
  } catch (error) {
    return reasonOf(error);
  }
}

const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { late: SCRIPT_DELAY_MS });
const pages = readIslandPages(OUT);
const islands = ['Carousel', 'ContactForm'].map((name) => pages.find(({ islands }) => islands.has(name))?.route);
const actions = mainActions([quietPages(pages)[0]?.route, ...islands]);
const rows: Record<string, string>[] = actions.map(([action]) => ({ action }));
for (const start of [() => startFirefox(firefox), () => startWebKit(webKit)]) {
  const engine = await start();
  for (const [index, [name, route, steps, size = DESKTOP]] of actions.entries()) {
    const started = performance.now();
    const url = origin + BASE_PATH + route;
    const problem = route === undefined ? 'no page has it' : await attempt(engine, url, steps, size);
    console.log(`${engine.name}  ${name}  ${problem || 'ok'}`);
    if (problem !== '' && route !== undefined) process.exitCode = 1;
    Object.assign(rows[index] ?? {}, { [engine.name]: problem || `${Math.round(performance.now() - started)} ms` });
  }
  await engine.close();
}
await close();
console.log(
  `\nEach action as the first event on a new page, scripts ${SCRIPT_DELAY_MS} ms late; with opening the page.`,
);
console.table(rows);
