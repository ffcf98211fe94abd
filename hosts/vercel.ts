import { byHeader, type Redirects, type Rule } from './rules';

/**
 * Returns `vercel.json`. The default value of a header excludes its exceptions, so that no header is set twice.
 * https://vercel.com/docs/project-configuration
 */
export function vercelFile(rules: readonly Rule[], { permanent }: Redirects): string {
  const pattern = (path: string) => path.replace(/^\//, '').replaceAll('.', '\\.').replace(/\*$/, '.*');
  const headers = byHeader(rules).flatMap(({ name, value, exceptions }) => {
    const others = exceptions.map(({ path }) => `${pattern(path)}$`).join('|');
    return [
      { source: others ? `/((?!${others}).*)` : '/(.*)', headers: [{ key: name, value }] },
      ...exceptions.map(({ path, value }) => ({ source: `/(${pattern(path)})`, headers: [{ key: name, value }] })),
    ];
  });
  const redirects = permanent.map(([source, destination]) => ({ source, destination, statusCode: 301 }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers }, null, 2)}\n`;
}
