import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on the loopback, at a free port by default. @returns its port, and a function that stops it */
export async function listen(server: http.Server, wanted = 0): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

/** Finds a free port of the loopback. @param wanted rejects if this port is in use */
export async function freePort(wanted = 0): Promise<number> {
  const { port, close } = await listen(http.createServer(), wanted);
  await close();
  return port;
}
