/** Vercel: `vercel.json` in the deployed folder. https://vercel.com/docs/project-configuration */
import type { OldAddresses } from './old-addresses';
import { byHeader, type Rule } from './policy';

/** Sources are path-to-regexp; the usual value leaves the exceptions out, so that no header is set twice. */
export function vercelFile(all: readonly Rule[], { moved }: OldAddresses): string {
  const pattern = (path: string) => path.replace(/^\//, '').replaceAll('.', '\\.').replace(/\*$/, '.*');
  const headers = byHeader(all).flatMap(({ name, usual, exceptions }) => {
    const others = exceptions.map(({ path }) => `${pattern(path)}$`).join('|');
    return [
      { source: others ? `/((?!${others}).*)` : '/(.*)', headers: [{ key: name, value: usual }] },
      ...exceptions.map(({ path, value }) => ({ source: `/(${pattern(path)})`, headers: [{ key: name, value }] })),
    ];
  });
  const redirects = moved.map(([source, destination]) => ({ source, destination, statusCode: 301 }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers }, null, 2)}\n`;
}
