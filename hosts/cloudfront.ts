/** Writes a function for clean URLs, and response headers policies for the AWS command line, for S3 with CloudFront. */
import { fillTemplate, headersOf, type Redirects, type Rule } from './rules';

/** Writes the function for viewer requests. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export const cloudFrontFunction = ({ permanent }: Redirects) =>
  fillTemplate(new URL('templates/cloudfront-function.js', import.meta.url), {
    REDIRECTS: JSON.stringify(Object.fromEntries(permanent)),
  });

/**
 * Writes response headers policies by file name: one for the default cache behaviour, and one for each folder of the
 * rules. https://docs.aws.amazon.com/cli/latest/reference/cloudfront/create-response-headers-policy.html
 */
export function cloudFrontPolicies(rules: readonly Rule[]): Record<string, string> {
  const folders = rules.map(({ path }) => path).filter((path) => path.endsWith('/*'));
  return Object.fromEntries(
    folders.map((path) => {
      const name = ['site', ...path.split('/').filter((part) => part !== '' && part !== '*')].join('-');
      const comment = `Path pattern ${path === '/*' ? 'Default (*)' : path}`;
      const policy = {
        Name: name,
        Comment: comment,
        ...headerConfigs(headersOf(rules, path.slice(0, -1))),
      };
      return [`cloudfront-policy-${name}.json`, `${JSON.stringify(policy, null, 2)}\n`];
    }),
  );
}

function headerConfigs({
  'Content-Security-Policy': ContentSecurityPolicy,
  'Strict-Transport-Security': hsts = '',
  'X-Content-Type-Options': _,
  'Referrer-Policy': ReferrerPolicy,
  ...custom
}: Record<string, string>) {
  const Items = Object.entries(custom).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy,
      },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(hsts.replace('max-age=', '')),
      },
      ContentTypeOptions: {
        Override: true,
      },
      ReferrerPolicy: {
        Override: true,
        ReferrerPolicy,
      },
    },
    CustomHeadersConfig: {
      Quantity: Items.length,
      Items,
    },
  };
}
