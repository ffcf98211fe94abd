/** Asks other sites whether the pages we link to are still there. */
import http from 'node:http';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { groupBy } from '../../lib/shared/group-by';
import { reasonOf } from '../support/ask';
import { escapeHtml } from '../support/escape-html';
import { inParallel } from '../support/in-parallel';
import { listen } from '../support/listen';

export type Patience = {
  /** Milliseconds for an answer. */
  timeout: number;
  /** How often a link is asked again that gives no answer, or an error of the server's. */
  retries: number;
};

export type CheckedLink = {
  url: string;
  /** `refused`: the site answers people, but no programs, or not so many; nobody can say more than that. */
  state: 'works' | 'broken' | 'refused' | 'silent';
  /** Where it leads now, where that is elsewhere; what is wrong with it. */
  told: string;
};

/** So many hosts are asked at a time, each for one page after the other. */
const HOSTS = 4;
/** Answers of sites that keep programs away: https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/403 */
const REFUSING: readonly number[] = [401, 403, 429, 999];

/** @returns what became of each, in the order of the addresses */
export async function checkLinks(urls: readonly string[], patience: Patience): Promise<CheckedLink[]> {
  const byHost = groupBy(urls, (url) => new URL(url).host);
  const checked: CheckedLink[] = [];
  const { origin, close } = await servePageOfOneLink();
  const work = async (links: readonly string[]) => {
    for (const url of links) checked.push(await checkLink(url, origin, patience));
  };
  try {
    await inParallel([...byHost.values()], work, HOSTS);
  } finally {
    await close();
  }
  return checked.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * One at a time: with a whole list, this version of linkinator starts all requests at once.
 * https://github.com/JustinBeckwith/linkinator/pull/847
 */
async function checkLink(url: string, origin: string, { timeout, retries }: Patience): Promise<CheckedLink> {
  const checker = new LinkChecker();
  let target: string | undefined;
  checker.on('redirect', ({ targetUrl }) => {
    target = targetUrl;
  });
  const { links } = await checker.check({
    path: `${origin}/${encodeURIComponent(url)}`,
    timeout,
    redirects: 'warn',
    retryErrors: retries > 0,
    retryErrorsCount: retries,
  });
  const result = links.find(({ parent }) => parent !== undefined);
  if (result === undefined) throw new Error(`${url}: linkinator says nothing of it`);
  const { state, status = 0 } = result;
  if (REFUSING.includes(status)) return { url, state: 'refused', told: `answers ${status}` };
  if (state === LinkState.OK) return { url, state: 'works', told: target === undefined ? '' : `leads to ${target}` };
  if (state === LinkState.SKIPPED) return { url, state: 'refused', told: `answers ${status}` };
  return status === 0
    ? { url, state: 'silent', told: `no answer: ${silenceOf(result)}` }
    : { url, state: 'broken', told: `answers ${status}` };
}

function silenceOf({ failureDetails = [] }: LinkResult): string {
  const error = failureDetails.find((one) => one instanceof Error);
  return error === undefined ? 'nobody knows why' : reasonOf(error);
}

/** linkinator checks the links of pages. */
async function servePageOfOneLink(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const url = decodeURIComponent(request.url?.slice(1) ?? '');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<a href="${escapeHtml(url)}">A link</a>`);
  });
  const { port, close } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, close };
}
