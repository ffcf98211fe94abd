import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginxFile } from './nginx';
import { redirectsFile } from './pages';
import { createRules } from './policy';
import { findHeaders, type Redirects } from './rules';
import { vercelFile } from './vercel';

const NONE = { scripts: [], styles: [], frames: { map: 'https://map.example', players: [] } };

test('lets no script run in a file that is opened at its own URL', () => {
  for (const folder of ['drawings', 'icons', 'images', 'pictures', 'files']) {
    const policy = findHeaders(createRules(NONE), `/${folder}/a.svg`)['Content-Security-Policy'] ?? '';
    assert.ok(policy.includes("default-src 'none'; style-src 'unsafe-inline'; img-src data:; "), folder);
    if (folder !== 'files') assert.match(policy, /; sandbox$/, folder);
  }
});

/** Each has a meaning in a policy or in a file of a host. */
const SIGNS = ['"', "'", ';', '{', '}', '$', ' ', '*', '\\', '\n', ',', '(', '#', '?', '<'];

test('refuses values that would end a directive or a string of a host', () => {
  for (const origin of ['https://*', ...SIGNS.map((sign) => `https://x${sign}y.example`)])
    for (const sources of [
      { ...NONE, frames: { map: origin, players: [] } },
      { ...NONE, frames: { ...NONE.frames, players: [origin] } },
      { ...NONE, receiver: origin },
      { ...NONE, counter: origin },
    ])
      assert.throws(() => createRules(sources), /expected an origin/, origin);

  const writers = [
    redirectsFile,
    (redirects: Redirects) => nginxFile([], redirects, 'x.example'),
    (redirects: Redirects) => vercelFile([], redirects),
  ];
  for (const sign of SIGNS) {
    const path = `/a${sign}b`;
    for (const redirects of [
      { permanent: [[path, '/about']], gone: [] },
      { permanent: [['/old', path]], gone: [] },
      { permanent: [], gone: [path] },
    ] satisfies Redirects[])
      for (const write of writers) assert.throws(() => write(redirects), /expected a path/, path);
    const domain = `x${sign}y.example`;
    assert.throws(() => nginxFile([], { permanent: [], gone: [] }, domain), /expected a domain/, domain);
  }
});
