import { expect, test } from '@playwright/test';
import { columnsFor } from '../../lib/shared/columns';

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
