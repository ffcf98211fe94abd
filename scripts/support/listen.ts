import type http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on this machine's loopback.
 * @param wanted the port; default: one that is free
 * @returns the port, and a function that stops the server
 */
export async function listen(server: http.Server, wanted = 0): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
