/**
 * `npm run check:engines`: does the site's main actions, each as the first event on a page of out/, in real Firefox and in real
 * WebKit, the engine of Safari. Scripts are late, as on a slow line; the console must stay empty. Run a build first.
 */
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { type Action, mainActions } from './engines/actions';
import type { Engine } from './engines/engine';
import { findFirefox, findWebKit, installEngines } from './engines/find-engines';
import { startFirefox } from './engines/firefox';
import { startWebKit } from './engines/webkit';
import { findRoute, quietPages, readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';

const OUT = 'out';
/** The delay of each script: the first event is over by then. */
const DELAY_MS = 500;

installEngines();
const firefox = findFirefox();
const webKit = findWebKit();
if (!firefox || !webKit) {
  throw new Error(
    'Firefox (FIREFOX_PATH names one) and WebKit are needed, on Linux. On Debian and Ubuntu: ' +
      'apt-get install firefox-esr webkit2gtk-driver xvfb',
  );
}

async function attempt(engine: Engine, site: string, { route, size, act, expected }: Action): Promise<string> {
  try {
    await engine.open(site + route, size);
    await act(engine);
    const unexpected = (await engine.messages()).filter(({ text }) => !expected?.test(text));
    return unexpected.map(({ level, text }) => `console, ${level}: ${text}`).join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { late: DELAY_MS });
const pages = readIslandPages(OUT);
const actions = mainActions({
  quiet: quietPages(pages)[0]?.route,
  carousel: findRoute(pages, 'Carousel'),
  form: findRoute(pages, 'ContactForm'),
});
const rows: Record<string, Record<string, string>> = Object.fromEntries(actions.map(({ name }) => [name, {}]));
for (const start of [() => startFirefox(firefox), () => startWebKit(webKit)]) {
  const engine = await start();
  for (const action of actions) {
    const row = rows[action.name] ?? {};
    if (action.route === undefined) row[engine.name] = 'no page has it';
    else {
      const started = performance.now();
      const problem = await attempt(engine, origin + BASE_PATH, action);
      console.log(`${engine.name}  ${action.name}  ${problem || 'ok'}`);
      if (problem !== '') process.exitCode = 1;
      row[engine.name] = problem === '' ? `${Math.round(performance.now() - started)} ms` : 'FAILED';
    }
  }
  await engine.close();
}
await close();
console.log(
  `\nEach action as the first event on a fresh page, scripts ${DELAY_MS} ms late; opening the page included.`,
);
console.table(rows);
