/**
 * `npm run dev [-- --port 3001]`: the preview, which follows each save. It listens on the loopback only, and responds to local
 * host names only: any website can give its own name the address of this computer, and Next's endpoints for developers would
 * respond to it.
 */
import http from 'node:http';
import next from 'next';
import { endForUsage, explainBusyPort, parsePort, readCommand, TEXT } from './support/command';
import { listen } from './support/listen';
import { isLocal } from './support/local-host';

// As `next dev` does: next.config.mjs reads it.
Object.assign(process.env, { NODE_ENV: 'development' });

const EDITOR_URL = /(\/admin)\/(?=[?#]|$)/;

const { values } = readCommand({ port: TEXT });

async function start(): Promise<void> {
  const wanted = parsePort(values.port);
  // Next takes its WebSockets from this server, which never listens: the one below passes on those of local pages.
  const pages = http.createServer();
  const server = http.createServer((request, response) => {
    if (isLocal(request)) void respond(request, response);
    else response.writeHead(403).end('The preview responds to local host names only, such as localhost.\n');
  });
  server.on('upgrade', (request, socket, head) => {
    // Next listens from its first page on. An open tab, which asks before, asks again.
    if (!isLocal(request) || !pages.emit('upgrade', request, socket, head)) socket.destroy();
  });
  const { port } = await listen(server, wanted).catch((error) => {
    throw explainBusyPort(error, wanted, 'npm run dev');
  });
  const app = next({ dev: true, hostname: '127.0.0.1', port, httpServer: pages });
  const ready = app.prepare();
  const handle = app.getRequestHandler();
  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    await ready;
    // Next redirects permanently to the URL without a slash, and browsers remember it: here as in serve-export.ts both respond.
    request.url = request.url?.replace(EDITOR_URL, '$1');
    response.setHeader('Cache-Control', 'no-store');
    await handle(request, response);
  }
  await ready;
  console.log(`The preview is at http://localhost:${port}. Press Ctrl+C to stop.`);
}

await start().catch(endForUsage);
