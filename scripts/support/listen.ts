import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on the loopback, at a free port by default. @returns its port, and a function that stops it
 * @throws EADDRINUSE, also for a port of ::1: a browser requests `localhost` there first
 */
export async function listen(server: http.Server, wanted = 0): Promise<{ port: number; close: () => Promise<void> }> {
  if (wanted !== 0) await refuseTakenIpv6(wanted);
  await startAt(server, wanted, '127.0.0.1');
  const close = () => stop(server);
  return { port: (server.address() as AddressInfo).port, close };
}

const startAt = (server: http.Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

const stop = (server: http.Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function refuseTakenIpv6(port: number): Promise<void> {
  const server = http.createServer();
  try {
    await startAt(server, port, '::1');
    await stop(server);
  } catch (error) {
    // A computer without IPv6 has another error.
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw error;
  }
}

/** Finds a free port of the loopback. @param wanted rejects if this port is in use */
export async function freePort(wanted = 0): Promise<number> {
  const { port, close } = await listen(http.createServer(), wanted);
  await close();
  return port;
}
