import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { test } from 'node:test';
import { readSettings } from '../../lib/settings';
import { FLAG, parseCommand, parsePort, refuseFolder, refuseLostOptions, TEXT, UsageError } from './command';
import { listen } from './listen';
import { scriptArgs } from './run-node';

const OPTIONS = { day: TEXT, images: FLAG };

test('parses options and arguments, and names an unknown option, a missing value and an argument too many', () => {
  const { values, positionals } = parseCommand(OPTIONS, 1, ['main', '--day=2026-12-01']);
  assert.deepEqual([{ ...values }, positionals], [{ day: '2026-12-01', images: false }, ['main']]);
  for (const [args, message] of [
    [['--fast'], "Unknown option '--fast'. Options: --day, --images."],
    [['--day'], "Option '--day <value>' argument missing. Options: --day, --images."],
    [['main'], 'Unexpected argument "main".'],
  ] as const)
    assert.throws(() => parseCommand(OPTIONS, 0, args), new UsageError(message));
});

test('refuses an option that npm took, as there is no -- before it', () => {
  const settings = readSettings({ npm_config_drafts: 'true' });
  assert.throws(() => refuseLostOptions(['day', 'drafts'], settings), /^Error: npm took --drafts .*Write -- before it/);
  refuseLostOptions(['day', 'port'], settings);
});

test('refuses a folder with # in its name, in which Next fails', () => {
  assert.throws(() => refuseFolder('/home/ada/Sites #1/site'), /^Error: The website cannot .* # in its name/);
  refuseFolder('/home/ada/Über uns/site');
});

test('takes the port of the option, then of PORT, then 3000', () => {
  const settings = readSettings({ PORT: '4000' });
  assert.deepEqual([parsePort('3001', settings), parsePort(undefined, settings)], [3001, 4000]);
  assert.equal(parsePort(undefined, readSettings({})), 3000);
  for (const text of ['abc', '65536', '-1', '3.5', ''])
    assert.throws(() => parsePort(text), new UsageError(`--port: expected a number up to 65535, found "${text}".`));
  const wrong = readSettings({ PORT: 'abc' });
  assert.throws(() => parsePort(undefined, wrong), /^Error: PORT: expected a number up to 65535, found "abc"\.$/);
});

test('ends a command at wrong usage with one line and 2, before it builds', async (t) => {
  const { port, close } = await listen(http.createServer());
  t.after(close);
  const args = scriptArgs('scripts/serve.ts', '--build', `--port=${port}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.match(stderr, /^Port \d+ is in use, perhaps by a window that is still open\..*\n$/);
  assert.ok(stderr.endsWith(`npm start -- --port ${port + 1}\n`), stderr);
  assert.deepEqual([status, stdout], [2, '']);
});
