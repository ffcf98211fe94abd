import { byHeader, checkedRedirects, type Redirects, type Rule } from './rules';

/**
 * Returns `vercel.json`. The default value of a header excludes its exceptions, so that no header is set twice.
 * https://vercel.com/docs/project-configuration
 */
export function vercelFile(rules: readonly Rule[], redirects: Redirects): string {
  const { permanent } = checkedRedirects(redirects);
  const pattern = (path: string) => path.replace(/^\//, '').replaceAll('.', '\\.').replace(/\*$/, '.*');
  const headers = byHeader(rules).flatMap(({ name, value, exceptions }) => {
    const excluded = exceptions.map(({ path }) => `${pattern(path)}$`).join('|');
    const defaultRule = {
      source: excluded ? `/((?!${excluded}).*)` : '/(.*)',
      headers: [{ key: name, value }],
    };
    const exceptionRules = exceptions.map((exception) => ({
      source: `/(${pattern(exception.path)})`,
      headers: [{ key: name, value: exception.value }],
    }));
    return [defaultRule, ...exceptionRules];
  });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: permanent.map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers,
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
