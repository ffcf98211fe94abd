/** S3 with CloudFront: a function for clean addresses, and response headers policies for the AWS command line. */
import type { OldAddresses } from './old-addresses';
import { headersOf, type Rule } from './policy';

/**
 * Viewer request. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 * Set CloudFront's error responses 403 and 404 to /404.html with status 404: it knows no not-found page by folder.
 * A function may hold 10 kB: some 150 old addresses.
 */
export const cloudFrontFunction = ({
  moved,
}: OldAddresses) => `// Written by scripts/hosts.ts: change hosts/cloudfront.ts.
var moves = ${JSON.stringify(Object.fromEntries(moved))};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var moved = uri.replace(/\\/\\/+/g, '/');
  if (!/^\\/admin\\//.test(moved)) moved = moved.replace(/\\.html$/, '').replace(/\\/index$/, '/').replace(/(.)\\/$/, '$1');
  if (moved === '/admin') moved = '/admin/';
  moved = moves[moved] || moved;
  var words = [];
  for (var name in request.querystring) {
    var one = request.querystring[name];
    (one.multiValue || [one]).forEach(function (each) { words.push(name + '=' + each.value); });
  }
  var query = words.length > 0 ? '?' + words.join('&') : '';
  if (moved !== uri) return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: moved + query } } };
  if (uri.slice(-1) === '/') request.uri = uri + 'index.html';
  else if (uri.slice(uri.lastIndexOf('/')).indexOf('.') < 0) request.uri = uri + '.html';
  return request;
}
`;

/**
 * One response headers policy for the default cache behaviour and one for each folder with headers of its own, whose
 * behaviour has the folder as its path pattern. Single files go with the default: their pages are only requested again.
 * https://docs.aws.amazon.com/cli/latest/reference/cloudfront/create-response-headers-policy.html
 * @returns the policies by file name
 */
export function cloudFrontPolicies(all: readonly Rule[]): Record<string, string> {
  const folders = all.filter(({ path }) => path.endsWith('/*'));
  return Object.fromEntries(
    folders.map(({ path }) => {
      const name = ['site', ...path.split('/').filter((part) => part !== '' && part !== '*')].join('-');
      return [`cloudfront-policy-${name}.json`, policy(name, path, headersOf(all, path.slice(0, -1)))];
    }),
  );
}

/** What CloudFront sets by a field of its own; every other header is a custom one. */
const OWN = ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'];

function policy(name: string, path: string, headers: Readonly<Record<string, string>>): string {
  const items = Object.entries(headers)
    .filter(([header]) => !OWN.includes(header))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return `${JSON.stringify(
    {
      Name: name,
      Comment: `Path pattern ${path === '/*' ? 'Default (*)' : path}`,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
        StrictTransportSecurity: {
          Override: true,
          IncludeSubdomains: false,
          Preload: false,
          AccessControlMaxAgeSec: Number(headers['Strict-Transport-Security']?.replace('max-age=', '')),
        },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
      },
      CustomHeadersConfig: { Quantity: items.length, Items: items },
    },
    null,
    2,
  )}\n`;
}
