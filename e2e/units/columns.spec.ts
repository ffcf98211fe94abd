import { expect, test } from '@playwright/test';
import { baysFor, columnsFor } from '../../lib/shared/columns';

for (const [count, columns] of [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
  [11, 3],
  [12, 3],
] as const) {
  test(`${count} cards stand ${columns} in a row, none of them alone where that can be helped`, () => {
    expect(columnsFor(count)).toBe(columns);
    if (count > 1) expect(count % columns).not.toBe(1);
  });
}

test('bays of a viaduct stand at most six in a row, with as few missing in the last row as can be', () => {
  for (let count = 1; count <= 12; count++) {
    const bays = baysFor(count);
    expect(bays).toBeGreaterThanOrEqual(3);
    expect(bays).toBeLessThanOrEqual(6);
    const rows = Math.ceil(count / bays);
    if (count >= 3) expect(rows * bays - count, `${count} bays`).toBeLessThanOrEqual(1);
    expect(rows).toBe(count > 6 ? 2 : 1);
  }
});
