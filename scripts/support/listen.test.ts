import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { freePort, listen } from './listen';

test('refuses a port that another program has taken, also on IPv6 only', async (t) => {
  const { port, close } = await listen(http.createServer());
  await assert.rejects(freePort(port), { code: 'EADDRINUSE' });
  await close();
  const other = http.createServer();
  const hasIpv6 = await new Promise<boolean>((resolve) =>
    other.once('error', () => resolve(false)).listen(port, '::1', () => resolve(true)),
  );
  if (!hasIpv6) return t.skip('This computer has no IPv6.');
  await assert.rejects(freePort(port), { code: 'EADDRINUSE' });
  other.close();
  assert.equal(await freePort(port), port);
});
