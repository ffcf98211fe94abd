/** Files for hosts that no test can start say the same as hosts/policy.ts. */
import { readPolicySources } from '../../../export/policy-sources';
import { nginxFile } from '../../../hosts/nginx';
import { headersFile } from '../../../hosts/pages';
import { createRules } from '../../../hosts/policy';
import { findHeaders } from '../../../hosts/rules';
import { vercelFile } from '../../../hosts/vercel';
import { FRAMED, readGenerated, readPolicy } from '../../support/hosts';
import { expect, test } from '../../support/test';

const PATHS = [
  '/',
  '/about',
  '/blog/x',
  '/_next/static/a.js',
  '/_islands/carousel.0a1b2c3d.js',
  '/drawings/about.svg',
  '/icons/favicon.svg',
  '/images/a.svg',
  '/files/a.pdf',
  '/og/a.png',
  '/pictures/a-0123456789ab-800.avif',
  '/search.json',
  '/favicon.ico',
  '/feed.xml',
  '/feedXxml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/admin/',
  '/adminx',
];

const NONE = { permanent: [], gone: [] };
const MAP = 'https://www.openstreetmap.org';

test('writes the policy to the files of hosts', ({ site }) => {
  const rules = readPolicy(site);
  expect(site.read('_headers')).toBe(headersFile(rules));
  expect(site.read('vercel.json')).toBe(vercelFile(rules, NONE));
  expect(site.read('_redirects')).toBe('/blog/* /blog/404.html 404\n');
});

test('allows frames of the map, requests to the receivers and forms to that of the contact form, and nothing else, on every host', ({
  site,
}) => {
  expect(readGenerated(site, 'nginx.conf')).toContain(`frame-src ${MAP};`);
  const contactForm = { action: 'https://forms.example/contact' };
  const measure = { url: 'https://plausible.io/' };
  for (const [settings, receiver, form] of [
    [{}, '', "'none'"],
    [{ contactForm }, ' https://forms.example', "'self' https://forms.example"],
    [{ measure }, ' https://plausible.io', "'none'"],
  ] as const) {
    const rules = createRules(readPolicySources(site.root, { ...FRAMED, ...settings }));
    for (const text of [headersFile(rules), vercelFile(rules, NONE), nginxFile(rules, NONE, 'www.example.com')]) {
      expect(text).toContain(`frame-src ${MAP};`);
      expect(text).toContain(`connect-src 'self'${receiver} ${MAP}; `);
      expect(text).toContain(`form-action ${form}; `);
    }
  }
});

const HASHED = ['/pictures/a-0123456789ab-800.avif', '/_next/static/a.css', '/_islands/carousel.0a1b2c3d.js'];
const SHARED = ['/og/a.png', '/pictures/a.avif', '/drawings/about.svg', '/icons/favicon.svg'];
const OWN = ['/', '/about', '/feed.xml', '/admin/', '/_next/static/a.js', '/search.json'];

test('caches files with a content hash forever, revalidates others, and shares images alone', ({ site }) => {
  expect(site.files).toContain('search.json');
  const rules = readPolicy(site);
  const expectHeader = (name: string, value: string, paths: string[]) => {
    for (const path of paths) expect.soft(findHeaders(rules, path)[name], path).toBe(value);
  };
  expectHeader('Cache-Control', 'public, max-age=31536000, immutable', HASHED);
  expectHeader('Cache-Control', 'public, max-age=0, must-revalidate', ['/search.json']);
  expectHeader('Cross-Origin-Resource-Policy', 'cross-origin', SHARED);
  expectHeader('Cross-Origin-Resource-Policy', 'same-origin', OWN);
});

test('gives each path its headers in _headers, read as Cloudflare reads it', ({ site }) => {
  const rules = readPolicy(site);
  const blocks = site.read('_headers').trim().split('\n\n');
  expect(blocks.length).toBeLessThanOrEqual(100);
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
    expect.soft(headers, path).toEqual(findHeaders(rules, path));
  }
});

test('sets each header of a path once in vercel.json, and right', ({ site }) => {
  const rules = readPolicy(site);
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    site.read('vercel.json'),
  );
  for (const path of PATHS) {
    const pairs = headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    expect.soft(new Set(pairs.map(([key]) => key)).size, path).toBe(pairs.length);
    expect.soft(Object.fromEntries(pairs), path).toEqual(findHeaders(rules, path));
  }
});

test('has a policy without a loophole, in lines that hosts accept', ({ site }) => {
  const header = findHeaders(readPolicy(site), '/')['Content-Security-Policy'] ?? '';
  const sources = header.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  expect(header).toContain("default-src 'none'");
  for (const source of sources) expect(source).not.toMatch(/'unsafe-(inline|eval|hashes)|\*|^https?:$|^data:/);
  expect([...new Set(sources.filter((source) => source.startsWith('http')))]).toEqual([MAP]);
  for (const line of site.read('_headers').split('\n')) expect(line.length, line).toBeLessThanOrEqual(2000);
});
