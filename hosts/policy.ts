/** Defines the response headers of every file as data. The other files in this folder write them for each host. */
import { checked } from './checked';
import type { Rule } from './rules';

export type PolicySources = {
  scripts: readonly string[];
  styles: readonly string[];
  frames: { map: string; players: readonly string[] };
  /** The origin that receives the contact form; default: none does. */
  receiver?: string | undefined;
  /** The origin that counts page views; default: none does. */
  counter?: string | undefined;
};

/** Allows only what is named. https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/ */
const sitePolicy = ({ scripts, styles, frames, receiver, counter }: PolicySources) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // The page requests whether the map's host responds before it shows the frame.
    ['connect-src', ...new Set(["'self'", receiver, counter, frames.map].filter(Boolean))].join(' '),
    "manifest-src 'self'",
    ['frame-src', frames.map, ...frames.players].join(' '),
    "object-src 'none'",
    // Browsers apply it to redirects, too: the receiver may redirect to a page of this site.
    `form-action ${receiver ? `'self' ${receiver}` : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ');

/** The editor's own styles are inline, it calls GitHub, and it writes innerHTML: no Trusted Types. */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  'media-src blob:',
  "font-src 'self'",
  "frame-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "object-src 'none'",
  "form-action 'none'",
  // The preview sets its own origin as the base of URLs.
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** A file opened at its own URL may be a document, such as an SVG with a style element; it never contains a script. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'";
const IMAGE_POLICY = `${FILE_POLICY}; sandbox`;

/** Returns a policy without what a meta element must not contain: https://www.w3.org/TR/CSP3/#meta-element */
export const asMeta = (policy: string) => policy.replace(/frame-ancestors [^;]*(; |$)/, '').replace(/; $/, '');

/** Forbids features that no page needs. Reading the clipboard and full screen keep their defaults. */
const FORBIDDEN_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi ' +
  'payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';

/** https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching */
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** Applies to files that keep their names when they change. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const ONE_HOUR = 'public, max-age=3600';
export const REVALIDATED = 'public, max-age=0, must-revalidate';

const HASHED_FOLDERS = ['/_next/static/*', '/_islands/*'];

/** Feed readers and link previews show images on their own pages: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header */
const EMBEDDABLE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Lists files of the export that their host reads and no host serves. */
export const PRIVATE_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

/** Lists the errors of a server or of a proxy in front of it, which no page can prevent. */
export const SERVER_ERRORS = [500, 502, 503, 504];
export const SERVER_ERROR_FILE = '500.html';

/** Whether the not-found page of a URL is that of posts, blog/404.html. */
export const isOfBlog = (url: string) => url.startsWith('/blog/');

/**
 * Defines the media types of files that public/ may contain, by their endings in lower case. A page shows them, or a visitor
 * downloads them. https://www.iana.org/assignments/media-types/media-types.xhtml
 */
export const PUBLIC_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  txt: 'text/plain',
  csv: 'text/csv',
  vcf: 'text/vcard',
  ics: 'text/calendar',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  eps: 'application/postscript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
};

/** Defines the media types of all files of a site: servers lack some, and define others differently. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ...PUBLIC_TYPES,
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/**
 * Returns the rules; of two rules with the same header, the later one applies.
 * @throws for an origin with signs that have a meaning in a policy
 * @param isIndexed whether search engines may index the site: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function createRules({ scripts, styles, frames, receiver, counter }: PolicySources, isIndexed = true): Rule[] {
  const origin = (url: string) => checked('an origin', url);
  const sources = {
    scripts,
    styles,
    frames: { map: origin(frames.map), players: frames.players.map(origin) },
    receiver: receiver && origin(receiver),
    counter: counter && origin(counter),
  };
  const image = { ...EMBEDDABLE, 'Content-Security-Policy': IMAGE_POLICY, 'Cache-Control': ONE_DAY };
  const cached = (paths: readonly string[], value: string) =>
    paths.map((path) => ({ path, headers: { 'Cache-Control': value } }));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': sitePolicy(sources),
        // Two years. Without includeSubDomains: this site does not decide for other sites of the domain.
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        // The map's tile server requires a referrer; the origin is enough.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': `${FORBIDDEN_FEATURES.replaceAll(/\S+/g, '$&=()').replaceAll(' ', ', ')}, clipboard-write=(self)`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
        ...(!isIndexed && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...cached(HASHED_FOLDERS, ONE_YEAR),
    { path: '/pictures/*', headers: { ...image, 'Cache-Control': ONE_YEAR } },
    ...['/drawings/*', '/variants/*', '/icons/*', '/images/*'].map((path) => ({ path, headers: image })),
    // Not in a sandbox, in which Chrome shows no PDF.
    { path: '/files/*', headers: { 'Content-Security-Policy': FILE_POLICY } },
    { path: '/og/*', headers: { ...EMBEDDABLE, 'Cache-Control': ONE_DAY } },
    ...cached(['/favicon.ico'], ONE_DAY),
    ...cached(['/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'], ONE_HOUR),
    {
      path: '/admin/*',
      headers: {
        'Content-Security-Policy': EDITOR_POLICY,
        // The sign-in window of GitHub sends its result to its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    },
  ];
}
