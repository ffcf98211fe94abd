/**
 * `npm run serve [-- --port 3001]`: serves out/ as a host does, with headers, redirects and not-found page. `npm start` builds
 * it before, with `--build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../lib/url/base-path';
import { endForUsage, explainBusyPort, FLAG, parsePort, readCommand, TEXT, UsageError } from './support/command';
import { freePort } from './support/listen';
import { runNode, scriptArgs } from './support/run-node';
import { serveExport } from './support/serve-export';

const OUT = path.resolve('out');

const { values } = readCommand({
  build: FLAG,
  day: TEXT,
  port: TEXT,
});

async function start(): Promise<void> {
  const port = parsePort(values.port);
  const command = values.build ? 'npm start' : 'npm run serve';
  // Before the build, which takes minutes.
  await freePort(port).catch((error) => {
    throw explainBusyPort(error, port, command);
  });
  if (values.build) {
    const exitCode = await runNode(scriptArgs('scripts/build.ts'));
    if (exitCode !== 0) process.exit(exitCode);
  }
  if (!fs.existsSync(path.join(OUT, 'index.html'))) {
    throw new UsageError('out/ contains no export. Run npm run build, or npm start, which builds and serves it.');
  }
  const { origin } = await serveExport(OUT, BASE_PATH, port);
  console.log(`out/ is served at ${origin}${BASE_PATH}. Press Ctrl+C to stop.`);
}

await start().catch(endForUsage);
