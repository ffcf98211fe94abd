import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginxFile } from './nginx';
import { headersFile, redirectsFile } from './pages';
import { createRules } from './policy';
import { findHeaders, type Redirects } from './rules';
import { vercelFile } from './vercel';

const MAP = 'https://map.example';
const NONE = { scripts: [], styles: [], frames: { map: MAP, players: [] } };
const NO_REDIRECTS = { permanent: [], gone: [] };
const RULES = createRules(NONE);

/** Paths of each kind, and some whose names begin like those of another kind. */
const PATHS =
  `/ /about /blog/x /_next/static/a.js /_islands/carousel.0a1b2c3d.js /drawings/about.svg /variants/about.narrow.svg /files/a.pdf /og/a.png
  /pictures/a-0123456789ab-800.avif /search.json /feed.xml /feedXxml /admin/ /adminx`.split(/\s+/);

test('gives each path its headers in _headers, read as Cloudflare reads it', () => {
  const text = headersFile(RULES);
  const blocks = text.trim().split('\n\n');
  assert.ok(blocks.length <= 100);
  for (const line of text.split('\n')) assert.ok(line.length <= 2000, line);
  for (const path of PATHS) {
    const headers: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
    const set = new Set<string>();
    for (const [pattern = '', ...lines] of blocks.map((block) => block.split('\n'))) {
      if (!(pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)) continue;
      for (const line of lines) {
        const [, detached, name = '', value = ''] = /^ {2}(?:! (\S+)|([^:]+): (.*))$/.exec(line) ?? [];
        if (detached) set.delete(detached);
        else {
          headers[name] = set.has(name) ? `${headers[name]}, ${value}` : value;
          set.add(name);
        }
      }
    }
    assert.deepEqual(headers, findHeaders(RULES, path), path);
  }
});

test('sets each header of a path once in vercel.json, and right', () => {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    vercelFile(RULES, NO_REDIRECTS),
  );
  for (const path of PATHS) {
    const pairs = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, path);
    assert.deepEqual(Object.fromEntries(pairs), findHeaders(RULES, path), path);
  }
});

test('allows frames of the map, requests to receivers and forms to that of the contact form, on every host', () => {
  for (const [settings, connect, form] of [
    [{}, '', "'none'"],
    [{ receiver: 'https://forms.example' }, ' https://forms.example', "'self' https://forms.example"],
    [{ counter: 'https://plausible.io' }, ' https://plausible.io', "'none'"],
  ] as const) {
    const rules = createRules({ ...NONE, ...settings });
    for (const text of [
      headersFile(rules),
      vercelFile(rules, NO_REDIRECTS),
      nginxFile(rules, NO_REDIRECTS, 'a.example'),
    ])
      for (const directive of [`frame-src ${MAP};`, `connect-src 'self'${connect} ${MAP}; `, `form-action ${form}; `])
        assert.ok(text.includes(directive), directive);
  }
});

test('redirects the other spelling of the domain on nginx: without www, or with it', () => {
  for (const [domain, other] of [
    ['www.a.example', 'a.example'],
    ['a.example', 'www.a.example'],
  ] as const) {
    const text = nginxFile(RULES, NO_REDIRECTS, domain);
    assert.ok(text.includes(`server_name ${domain} ${other};`), domain);
    assert.ok(text.includes(`server_name ${other};`), domain);
  }
});

test('has a policy without a loophole', () => {
  const policy = findHeaders(RULES, '/')['Content-Security-Policy'] ?? '';
  assert.ok(policy.includes("default-src 'none'"));
  const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  for (const source of sources) assert.doesNotMatch(source, /'unsafe-(inline|eval|hashes)|\*|^https?:$|^data:/);
  assert.deepEqual([...new Set(sources.filter((source) => source.startsWith('http')))], [MAP]);
});

test('caches files with a content hash forever, revalidates others, and shares images alone', () => {
  const assertHeader = (name: string, value: string, paths: readonly string[]) => {
    for (const path of paths) assert.equal(findHeaders(RULES, path)[name], value, path);
  };
  const hashed = ['/pictures/a-0123456789ab-800.avif', '/_next/static/a.css', '/_islands/carousel.0a1b2c3d.js'];
  assertHeader('Cache-Control', 'public, max-age=31536000, immutable', hashed);
  assertHeader('Cache-Control', 'public, max-age=0, must-revalidate', ['/', '/search.json']);
  assertHeader('Cross-Origin-Resource-Policy', 'cross-origin', [
    '/og/a.png',
    '/pictures/a.avif',
    '/drawings/about.svg',
    '/variants/about.narrow.svg',
  ]);
  assertHeader('Cross-Origin-Resource-Policy', 'same-origin', ['/', '/feed.xml', '/admin/', '/_next/static/a.js']);
});

test('lets no script run in a file that is opened at its own URL', () => {
  for (const folder of ['drawings', 'variants', 'pictures', 'files']) {
    const policy = findHeaders(RULES, `/${folder}/a.svg`)['Content-Security-Policy'] ?? '';
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
    assert.throws(() => nginxFile([], NO_REDIRECTS, domain), /expected a domain/, domain);
  }
});
