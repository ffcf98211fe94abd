import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildDay, startOfDay } from './day';

test('takes the day of a build from its input: a day, a second, or today in the time zone', () => {
  const second = String(Date.UTC(2026, 10, 22, 14, 30) / 1000);
  assert.equal(buildDay('Australia/Sydney', { day: '2026-11-22', epoch: second }), '2026-11-22');
  assert.equal(buildDay('Australia/Sydney', { epoch: second }), '2026-11-23');
  assert.equal(buildDay('UTC', { epoch: second }), '2026-11-22');
  assert.match(buildDay('UTC', {}), /^\d{4}-\d{2}-\d{2}$/);
  for (const day of ['tomorrow', '2026-02-30', '26-1-1', '0206-01-01'])
    assert.throws(() => buildDay('UTC', { day }), RegExp(day));
  for (const epoch of ['x', '-1', '1e3', '9'.repeat(20)])
    assert.throws(() => buildDay('UTC', { epoch }), RegExp(epoch));
});

test('begins a day when the zone does, also on the days on which clocks change', () => {
  for (const [day, timeZone, start] of [
    ['2026-12-01', 'Australia/Sydney', '2026-12-01T00:00:00+11:00'],
    ['2026-06-01', 'Australia/Sydney', '2026-06-01T00:00:00+10:00'],
    // The clock moves at two or three o'clock of that day.
    ['2026-10-04', 'Australia/Sydney', '2026-10-04T00:00:00+10:00'],
    ['2026-10-05', 'Australia/Sydney', '2026-10-05T00:00:00+11:00'],
    ['2026-04-05', 'Australia/Sydney', '2026-04-05T00:00:00+11:00'],
    ['2026-04-06', 'Australia/Sydney', '2026-04-06T00:00:00+10:00'],
    ['2026-03-08', 'America/New_York', '2026-03-08T00:00:00-05:00'],
    ['2026-11-01', 'America/New_York', '2026-11-01T00:00:00-04:00'],
    // At midnight: the day begins at one o'clock, or the hour before it comes twice.
    ['2026-09-06', 'America/Santiago', '2026-09-06T00:00:00-04:00'],
    ['2026-04-05', 'America/Santiago', '2026-04-05T00:00:00-04:00'],
    ['2026-12-01', 'Asia/Kathmandu', '2026-12-01T00:00:00+05:45'],
    ['2026-12-01', 'UTC', '2026-12-01T00:00:00+00:00'],
  ] as const)
    assert.equal(startOfDay(day, timeZone), start, timeZone);
});
