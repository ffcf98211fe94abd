import { expect, test } from '@playwright/test';
import { baysFor, columnsFor } from '../../lib/shared/columns';

test('puts no card alone in its row', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(counts.map(columnsFor)).toEqual([1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 3, 3]);
});

test('puts at most six bays of a viaduct in a row, with at most one missing in the last', () => {
  for (let count = 1; count <= 12; count++) {
    const bays = baysFor(count);
    const rows = Math.ceil(count / bays);
    expect(bays >= 3 && bays <= 6, `${bays} bays for ${count}`).toBe(true);
    expect(rows).toBe(count > 6 ? 2 : 1);
    if (count >= 3) expect(rows * bays - count, `${count} bays`).toBeLessThanOrEqual(1);
  }
});
