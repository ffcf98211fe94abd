/** Options of the commands, and what a user reads after wrong use. */
import { expect, test } from '@playwright/test';
import { explainBusyPort, FLAG, parseCommand, parsePort, TEXT, UsageError } from '../../scripts/support/command';

const OPTIONS = { day: TEXT, images: FLAG };

test('parses options and as many arguments as a command has', () => {
  const { values, positionals } = parseCommand(OPTIONS, 1, ['main', '--day=2026-12-01']);
  expect({ ...values }).toEqual({ day: '2026-12-01', images: false });
  expect(positionals).toEqual(['main']);
});

test('names an unknown option, a missing value and an argument too many in one line', () => {
  const parse = (...args: string[]) => parseCommand(OPTIONS, 0, args);
  expect(() => parse('--fast')).toThrow(new UsageError("Unknown option '--fast'. Options: --day, --images."));
  expect(() => parse('--day')).toThrow("Option '--day <value>' argument missing. Options: --day, --images.");
  expect(() => parse('main')).toThrow(new UsageError('Unexpected argument "main".'));
});

test('takes the port of the option, then of PORT, then 3000', () => {
  expect([
    parsePort('3001', { PORT: '4000' }),
    parsePort(undefined, { PORT: '4000' }),
    parsePort(undefined, {}),
  ]).toEqual([3001, 4000, 3000]);
  for (const text of ['abc', '65536', '-1', '3.5', '']) {
    expect(() => parsePort(text)).toThrow(new UsageError(`--port: expected a number up to 65535, found "${text}".`));
  }
  expect(() => parsePort(undefined, { PORT: 'abc' })).toThrow('PORT: expected a number up to 65535, found "abc".');
});

test('offers the next port when a port is in use', () => {
  const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(explainBusyPort(busy, 3000, 'npm start').message).toContain('choose another port: npm start -- --port 3001');
  expect(explainBusyPort(denied, 80, 'npm start')).toBe(denied);
});
