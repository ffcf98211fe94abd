import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildDay } from './day';

test('takes the day of a build from its input: a day, a second, or today in the time zone', () => {
  const second = String(Date.UTC(2026, 10, 22, 14, 30) / 1000);
  assert.equal(buildDay('Australia/Sydney', { day: '2026-11-22', epoch: second }), '2026-11-22');
  assert.equal(buildDay('Australia/Sydney', { epoch: second }), '2026-11-23');
  assert.equal(buildDay('UTC', { epoch: second }), '2026-11-22');
  assert.match(buildDay('UTC', {}), /^\d{4}-\d{2}-\d{2}$/);
  for (const day of ['tomorrow', '2026-02-30', '26-1-1']) assert.throws(() => buildDay('UTC', { day }), RegExp(day));
  for (const epoch of ['x', '-1', '1e3', '9'.repeat(20)])
    assert.throws(() => buildDay('UTC', { epoch }), RegExp(epoch));
});
