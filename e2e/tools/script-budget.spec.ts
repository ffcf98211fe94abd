import { weighIslands } from '../support/project';
import { expect, test } from '../support/test';

/** Brotli, React included. */
const MAX_ISLAND_BYTES = 100_000;

test('the scripts of each island stay within 100 kB', ({ site }) => {
  const islands = [...weighIslands(site.root)];
  expect(islands.length).toBeGreaterThan(5);
  expect(islands.filter(([, bytes]) => bytes > MAX_ISLAND_BYTES)).toEqual([]);
});
