/**
 * `npm run engines`: the site's main actions, each as the very first event on a page of out/, in real Firefox and in real
 * WebKit, the engine of Safari. Scripts come late, as on a slow line; the console has to stay silent. Run a build first.
 */
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { type Action, mainActions } from './engines/actions';
import type { Engine } from './engines/engine';
import { findFirefox, findWebKit, installEngines } from './engines/find-engines';
import { startFirefox } from './engines/firefox';
import { startWebKit } from './engines/webkit';
import { readIslandPages } from './support/island-pages';
import { serveExport } from './support/serve-export';

const OUT = 'out';
/** So late comes each script: the first event is over by then. */
const LATE_MS = 500;

installEngines();
const firefox = findFirefox();
const webKit = findWebKit();
if (!firefox || !webKit) {
  console.error(
    'Firefox (FIREFOX_PATH names one) and WebKit are needed, on Linux. On Debian and Ubuntu: ' +
      'apt-get install firefox-esr webkit2gtk-driver xvfb',
  );
  process.exit(1);
}

/** @returns what went wrong, '' where all is well */
async function attempt(engine: Engine, site: string, { route, size, act, expected }: Action): Promise<string> {
  try {
    await engine.open(site + route, size);
    await act(engine);
    const heard = (await engine.messages()).filter(({ text }) => !expected?.test(text));
    return heard.map(({ level, text }) => `console, ${level}: ${text}`).join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { late: LATE_MS });
const actions = mainActions(readIslandPages(OUT).islands);
const rows: Record<string, Record<string, string>> = Object.fromEntries(actions.map(({ name }) => [name, {}]));
let failures = 0;
for (const start of [() => startFirefox(firefox), () => startWebKit(webKit)]) {
  const engine = await start();
  for (const action of actions) {
    const row = rows[action.name] ?? {};
    if (action.route === undefined) row[engine.name] = 'no page has it';
    else {
      const started = performance.now();
      const problem = await attempt(engine, origin + BASE_PATH, action);
      console.log(`${engine.name}  ${action.name}  ${problem || 'ok'}`);
      if (problem !== '') failures += 1;
      row[engine.name] = problem === '' ? `${Math.round(performance.now() - started)} ms` : 'FAILED';
    }
  }
  await engine.close();
}
await close();
console.log(`\nEach action as the first event on a fresh page, scripts ${LATE_MS} ms late; opening the page included.`);
console.table(rows);
process.exitCode = failures === 0 ? 0 : 1;
