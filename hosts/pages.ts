/** Netlify and Cloudflare Pages: `_headers` and `_redirects` in the published folder. */
import type { OldAddresses } from './old-addresses';
import { NOT_FOUND_FOLDERS, REVALIDATED, type Rule } from './policy';

/**
 * Both hosts add up what matching rules say. Netlify lets a later rule win; Cloudflare would join both values, so the
 * earlier one is taken off first. Netlify skips that line: it holds no colon.
 * https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(all: readonly Rule[]): string {
  const [first, ...rest] = all;
  const taken = new Set(Object.keys(first?.headers ?? {}));
  const block = ({ path, headers }: Rule, detach: boolean) => {
    const isDetached = (name: string) => detach && taken.has(name) && name !== 'Cache-Control';
    const lines = Object.entries(headers)
      // Their own default; stating it would only have to be taken off again.
      .filter(([name, value]) => name !== 'Cache-Control' || value !== REVALIDATED)
      // A reader that does not know the sign for taking off loses nothing that stands before it.
      .sort(([a], [b]) => Number(isDetached(a)) - Number(isDetached(b)))
      .flatMap(([name, value]) => [...(isDetached(name) ? [`  ! ${name}`] : []), `  ${name}: ${value}`]);
    return [path, ...lines].join('\n');
  };
  return `${[...(first ? [block(first, false)] : []), ...rest.map((rule) => block(rule, true))].join('\n\n')}\n`;
}

/**
 * Old addresses, then Netlify's way to a not-found page by folder: only where no file answers. Both hosts pass the query
 * on. Cloudflare takes the nearest 404.html by itself and skips lines that lead to one with a notice.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ moved, gone }: OldAddresses): string {
  const missing = (address: string) =>
    `${NOT_FOUND_FOLDERS.find((folder) => address.startsWith(folder)) ?? '/'}404.html`;
  const lines = [
    ...moved.map(([from, to]) => `${from} ${to} 301`),
    ...gone.map((address) => `${address} ${missing(address)} 410`),
    ...NOT_FOUND_FOLDERS.map((folder) => `${folder}* ${folder}404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
