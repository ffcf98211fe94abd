/** Vercel: `vercel.json` in the deployed folder. https://vercel.com/docs/project-configuration */
import { byHeader, type Rule } from './policy';

/** Sources are path-to-regexp; the usual value leaves the exceptions out, so that no header is set twice. */
export function vercelFile(all: readonly Rule[]): string {
  const pattern = (path: string) => path.replace(/^\//, '').replaceAll('.', '\\.').replace(/\*$/, '.*');
  const headers = byHeader(all).flatMap(({ name, usual, exceptions }) => {
    const others = exceptions.map(({ path }) => `${pattern(path)}$`).join('|');
    return [
      { source: others ? `/((?!${others}).*)` : '/(.*)', headers: [{ key: name, value: usual }] },
      ...exceptions.map(({ path, value }) => ({ source: `/(${pattern(path)})`, headers: [{ key: name, value }] })),
    ];
  });
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}
