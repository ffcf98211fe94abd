import { expect, test } from '@playwright/test';
import { nginxFile } from '../../hosts/nginx';
import { redirectsFile } from '../../hosts/pages';
import { createRules } from '../../hosts/policy';
import { headersOf, type Redirects } from '../../hosts/rules';
import { vercelFile } from '../../hosts/vercel';

const NONE = { scripts: [], styles: [], frames: { map: 'https://map.example', players: [] } };

test('lets no script run in a file that is opened at its own URL', () => {
  for (const folder of ['drawings', 'icons', 'images', 'pictures', 'files']) {
    const policy = headersOf(createRules(NONE), `/${folder}/a.svg`)['Content-Security-Policy'];
    expect.soft(policy, folder).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:; ");
    if (folder !== 'files') expect.soft(policy, folder).toMatch(/; sandbox$/);
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
      expect.soft(() => createRules(sources), origin).toThrow(/expected an origin/);

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
      for (const write of writers) expect.soft(() => write(redirects), path).toThrow(/expected a path/);
    const domain = `x${sign}y.example`;
    expect.soft(() => nginxFile([], { permanent: [], gone: [] }, domain), domain).toThrow(/expected a domain/);
  }
});
