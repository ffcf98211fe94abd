/** Wrong use of a command: one line that names the mistake, exit code 2, and nothing has run. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import type http from 'node:http';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../../scripts/support/listen';
import { scriptArgs } from '../../scripts/support/run-node';

type Result = SpawnSyncReturns<string>;

const run = (script: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): Result =>
  spawnSync(process.execPath, scriptArgs(`scripts/${script}.ts`, ...args), {
    env: {
      ...process.env,
      ...settings,
    },
    encoding: 'utf8',
    timeout: 30_000,
  });

test('explains a wrong option in one line', { tag: '@all' }, () => {
  expectMistake(run('build', ['--fast']), "Unknown option '--fast'. Options: --day, --drafts.");
  const message = 'npm run check:deployed -- https://www.example.com: expected a URL, found "".';
  expectMistake(run('verify', []), message);
});

test('explains a wrong PORT, and a port in use before it builds', { tag: '@all' }, async () => {
  expectMistake(run('serve', [], { PORT: 'abc' }), 'PORT: expected a number up to 65535, found "abc".');
  const server: http.Server = createServer();
  const { port, close } = await listen(server);
  const expected = `Port ${port} is in use, perhaps by a window that is still open. Close it, or choose another port: npm run serve -- --port ${port + 1}`;
  expectMistake(run('serve', ['--port', String(port)]), expected);
  expectMistake(run('serve', ['--build', '--port', String(port)]), `Port ${port} is in use`);
  await close();
});

function expectMistake({ status, stdout, stderr }: Result, message: string): void {
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
}
