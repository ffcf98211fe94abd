/**
 * `npm run check:engines`: runs the site's main actions, each as the first event on a page of out/, in real Firefox and in
 * real WebKit, the engine of Safari. Scripts are late, as on a slow line; the console must stay empty. Run a build first.
 */
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { type Action, mainActions } from './engines/actions';
import type { Engine } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { startWebKit } from './engines/webkit';
import { findRoute, quietPages, readIslandPages } from './support/island-pages';
import { aptInstall, findFirefox, findWebKit } from './support/programs';
import { serveExport } from './support/serve-export';

const OUT = 'out';
const SCRIPT_DELAY_MS = 500;
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

aptInstall([...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : WEBKIT_PACKAGES)]);
const firefox = findFirefox();
const webKit = findWebKit();
if (!firefox || !webKit)
  throw new Error(
    `Firefox (FIREFOX_PATH names one) and WebKit are needed: apt-get install firefox-esr ${WEBKIT_PACKAGES.join(' ')}`,
  );

/** @returns the error or the unexpected console messages; '' if the action works */
async function attempt(engine: Engine, site: string, { route, size, steps, expected }: Action): Promise<string> {
  try {
    await engine.open(site + route, size);
    for (const step of steps) await step(engine);
    const unexpected = (await engine.messages()).filter(({ text }) => !expected?.test(text));
    return unexpected.map(({ level, text }) => `console, ${level}: ${text}`).join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { origin, close } = await serveExport(path.resolve(OUT), BASE_PATH, { late: SCRIPT_DELAY_MS });
const pages = readIslandPages(OUT);
const actions = mainActions({
  quiet: quietPages(pages)[0]?.route,
  carousel: findRoute(pages, 'Carousel'),
  form: findRoute(pages, 'ContactForm'),
});
const rows: Record<string, string>[] = actions.map(({ name }) => ({ action: name }));
for (const start of [() => startFirefox(firefox), () => startWebKit(webKit)]) {
  const engine = await start();
  for (const [index, action] of actions.entries()) {
    const started = performance.now();
    const problem = action.route === undefined ? 'no page has it' : await attempt(engine, origin + BASE_PATH, action);
    console.log(`${engine.name}  ${action.name}  ${problem || 'ok'}`);
    if (problem !== '' && action.route !== undefined) process.exitCode = 1;
    Object.assign(rows[index] ?? {}, { [engine.name]: problem || `${Math.round(performance.now() - started)} ms` });
  }
  await engine.close();
}
await close();
console.log(
  `\nEach action as the first event on a new page, scripts ${SCRIPT_DELAY_MS} ms late; with opening the page.`,
);
console.table(rows);
