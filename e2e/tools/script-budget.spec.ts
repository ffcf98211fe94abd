import fs from 'node:fs';
import { createRequire } from 'node:module';
import { buildBare, weighPages } from '../support/project';
import { expect, test } from '../support/test';

/** Bytes, brotli. */
const OWN_SCRIPTS = 45_000;
const STAMP = '.cache/bare-next.version';

/** An export of Next's with nothing in it, built once for each version of Next. */
function bareExport(): string {
  const { version } = createRequire(import.meta.url)('next/package.json');
  const known = '.cache/bare-next/out';
  if (fs.existsSync(known) && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === version) return known;
  const built = buildBare();
  fs.writeFileSync(STAMP, version);
  return built;
}

test('the site’s own scripts stay within 45 kB above a bare Next export', ({ site }) => {
  test.setTimeout(180_000);
  const [bare] = weighPages(bareExport());
  expect(bare?.scripts).toBeGreaterThan(50_000);
  const own = weighPages(site.root).map(({ route, scripts }) => ({ route, bytes: scripts - (bare?.scripts ?? 0) }));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ bytes }) => bytes > OWN_SCRIPTS)).toEqual([]);
});
