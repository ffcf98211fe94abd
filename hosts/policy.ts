/**
 * What every host should say with the site's files, once, as data. The files beside this one write it in each host's
 * own words; scripts/hosts.ts puts them where the hosts look.
 */

/** What only the finished pages and content know. */
export type Facts = {
  /** `'sha256-…'` of every inline script: the loader's alone once the pages are finished. */
  scripts: readonly string[];
  /** `'sha256-…'` of the style elements a package adds at run time. */
  styles: readonly string[];
  /** The origins that may be framed: the map's, and those of films' players. */
  frames: { map: string; players: readonly string[] };
};

/** A path as Netlify and Cloudflare write it: exact, or everything below a folder with a star at its end. */
export type Rule = { path: string; headers: Readonly<Record<string, string>> };

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** Nothing loads unless it is named. https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/ */
const site = (facts: Facts): Directives => ({
  'default-src': [NONE],
  // The search index is read by WebAssembly: https://www.w3.org/TR/CSP3/#wasm-integration
  'script-src': [SELF, ...facts.scripts, "'wasm-unsafe-eval'"],
  'style-src': [SELF, ...facts.styles],
  'img-src': [SELF],
  'font-src': [SELF],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'manifest-src': [SELF],
  'frame-src': [facts.frames.map, ...facts.frames.players],
  'object-src': [NONE],
  'form-action': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [NONE],
  'upgrade-insecure-requests': [],
});

/**
 * The editor: a page of another maker, linked from nowhere, and its preview, a frame of a frame of it. Its styles are
 * inline and it talks to GitHub. No Trusted Types: it makes its elements by way of innerHTML, without a policy for them.
 */
const admin: Directives = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'blob:', 'data:'],
  'media-src': ['blob:'],
  'font-src': [SELF],
  'frame-src': [SELF, 'blob:'],
  'connect-src': [SELF, 'blob:', 'data:', 'https://api.github.com', 'https://www.githubstatus.com'],
  'object-src': [NONE],
  'form-action': [NONE],
  // Its preview names its own origin as the base of addresses.
  'base-uri': [SELF],
  'frame-ancestors': [SELF],
};

/** A drawing opened by its own address is a document with a style element; it never holds a script. */
const drawing: Directives = {
  'default-src': [NONE],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'form-action': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
  sandbox: [],
};

/** Directives as the header's value. */
const serialise = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A policy as a meta element may say it: https://www.w3.org/TR/CSP3/#meta-element */
export const asMeta = (policy: string) => policy.replace(/frame-ancestors [^;]*(; |$)/, '').replace(/; $/, '');

/** The policy of the editor's page. */
export const EDITOR_POLICY = serialise(admin);

/**
 * What a browser may not do here at all. Left at their defaults: reading the clipboard (this origin, and it asks), and
 * filling the screen (this origin, and a frame that is allowed to, which is a film's).
 */
const FORBIDDEN_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Names that change with their content: https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching */
const FOREVER = 'public, max-age=31536000, immutable';
/** Drawings and icons keep their names: a day is short enough for a change, and long enough for a visit. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const AN_HOUR = 'public, max-age=3600';
/** Pages: always requested, mostly answered with 304. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Feed readers and link previews show pictures on pages of their own: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header */
const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Paths that exist for hosts, not for visitors. */
export const PRIVATE_FILES = ['_headers', '_redirects', 'vercel.json'];

/** Each folder with a not-found page of its own, the deepest first. */
export const NOT_FOUND_FOLDERS = ['/blog/'];

/** Types servers do not know by themselves, or know differently. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  // Next takes a payload only as text/plain: next/dist/client/components/router-reducer/fetch-server-response.js
  txt: 'text/plain',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** Every response header, as rules; where several match, the later one counts. */
export function rules(facts: Facts): Rule[] {
  const drawn = { ...SHOWN_ANYWHERE, 'Content-Security-Policy': serialise(drawing), 'Cache-Control': A_DAY };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': serialise(site(facts)),
        // Two years. Without includeSubDomains: a marketing site makes no promise for its neighbours.
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        // The map's tile server wants to know who asks, and needs no more than the origin.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': [...FORBIDDEN_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    { path: '/_next/static/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/_islands/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/pictures/*', headers: { ...SHOWN_ANYWHERE, 'Cache-Control': FOREVER } },
    // The search's other files keep their names.
    { path: '/pagefind/index/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/pagefind/fragment/*', headers: { 'Cache-Control': FOREVER } },
    { path: '/drawings/*', headers: drawn },
    { path: '/icons/*', headers: drawn },
    { path: '/og/*', headers: { ...SHOWN_ANYWHERE, 'Cache-Control': A_DAY } },
    { path: '/favicon.ico', headers: { 'Cache-Control': A_DAY } },
    ...['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'].map((path) => ({
      path,
      headers: { 'Cache-Control': AN_HOUR },
    })),
    {
      path: '/admin/*',
      headers: {
        'Content-Security-Policy': EDITOR_POLICY,
        // Signing in to GitHub happens in a window that answers to its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    },
  ];
}

/** Whether a rule speaks about a path. */
export const matches = ({ path }: Rule, wanted: string) =>
  path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : path === wanted;

/** All headers of a file, by its path: what a test compares answers with. */
export function headersOf(all: readonly Rule[], path: string): Record<string, string> {
  return Object.assign({}, ...all.filter((rule) => matches(rule, path)).map(({ headers }) => headers));
}

/** Every header name with its value for most paths and the exceptions, the one that counts first. */
export function byHeader(all: readonly Rule[]) {
  const names = [...new Set(all.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => {
    const having = all.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ path, value }];
    });
    return {
      name,
      usual: having.find(({ path }) => path === '/*')?.value ?? '',
      exceptions: having.filter(({ path }) => path !== '/*').reverse(),
    };
  });
}
