import type http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server answer on this machine alone, at a port of the system's choice. @returns the port, and how it ends */
export async function listen(server: http.Server): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
