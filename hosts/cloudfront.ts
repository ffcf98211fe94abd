/** S3 with CloudFront: a function for clean addresses, and a response headers policy for the AWS command line. */
import type { Rule } from './policy';

/**
 * Viewer request. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 * Set CloudFront's error responses 403 and 404 to /404.html with status 404: it knows no not-found page by folder.
 */
export const cloudFrontFunction = () => `// Written by scripts/hosts.ts: change hosts/cloudfront.ts.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var moved = uri.replace(/\\/\\/+/g, '/');
  if (!/^\\/admin\\//.test(moved)) moved = moved.replace(/\\.html$/, '').replace(/\\/index$/, '/').replace(/(.)\\/$/, '$1');
  if (moved !== uri) return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: moved } } };
  if (uri.slice(-1) === '/') request.uri = uri + 'index.html';
  else if (uri.slice(uri.lastIndexOf('/')).indexOf('.') < 0) request.uri = uri + '.html';
  return request;
}
`;

/** https://docs.aws.amazon.com/cli/latest/reference/cloudfront/create-response-headers-policy.html */
export function cloudFrontPolicy(all: readonly Rule[]): string {
  const own = new Set(['Cache-Control', 'Content-Security-Policy', 'Strict-Transport-Security']);
  const headers = all.find(({ path }) => path === '/*')?.headers ?? {};
  const items = Object.entries(headers)
    .filter(([name]) => !own.has(name) && !['X-Content-Type-Options', 'Referrer-Policy'].includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return `${JSON.stringify(
    {
      Name: 'site-policy',
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
