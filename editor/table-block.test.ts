import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TABLE } from './table-block';

const TEXT = '| Step | Days |\n| --- | --- |\n| Survey | 5 |\n|  | 8 |';

test('reads a table into its form, and writes it as before', () => {
  const found = TABLE.pattern.exec(`Before.\n\n${TEXT}\n\nAfter.`);
  assert.equal(found?.[0], TEXT);
  assert.equal(TABLE.write(TABLE.read(found?.groups ?? {})), TEXT);
});

test('writes cells of a spreadsheet, and fills rows that are too short', () => {
  assert.equal(
    TABLE.write({ rows: 'Name\tDays\tNote\n\nSurvey\t\ta | b\nRepair | 8' }),
    '| Name | Days | Note |\n| --- | --- | --- |\n| Survey |  | a \\| b |\n| Repair | 8 |  |',
  );
});
