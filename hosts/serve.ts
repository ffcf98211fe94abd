/** `npm start` and the tests: the `serve` package. https://github.com/vercel/serve-handler#options */
import type { OldAddresses } from './old-addresses';
import type { Rule } from './policy';

/** `serve` takes no longer value: @zeit/schemas/deployment/config-static.js */
const LONGEST_VALUE = 2048;

/** Pages left as Next exports them (FINISH=off) have a script of their own each: more hashes than fit, for preview only. */
const shorten = (value: string) =>
  value.length > LONGEST_VALUE ? value.replace(/(script-src 'self')( 'sha256-[^']*')+/, "$1 'unsafe-inline'") : value;

/**
 * The same policy, less what is meant for TLS: preview is plain HTTP, and Safari would ask localhost, and every
 * browser a machine in the office, for https addresses nobody answers. `serve` drops the query of what it redirects.
 */
export function serveFile(all: readonly Rule[], { moved }: OldAddresses): string {
  const headers = all.map(({ path, headers }) => ({
    source: path.replace(/\*$/, '**'),
    headers: Object.entries(headers)
      .filter(([key]) => key !== 'Strict-Transport-Security')
      .map(([key, value]) => ({ key, value: shorten(value.replace(/; upgrade-insecure-requests$/, '')) })),
  }));
  const redirects = moved.map(([source, destination]) => ({ source, destination, type: 301 }));
  const settings = { cleanUrls: true, trailingSlash: false, directoryListing: false, redirects, headers };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
