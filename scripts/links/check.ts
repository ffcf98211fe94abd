import { setTimeout } from 'node:timers/promises';
import { groupBy } from '../../lib/shared/group-by';
import { inParallel } from '../support/in-parallel';
import { reasonOf } from '../support/request';

export type CheckedLink = {
  url: string;
  /** `refused`: the site responds to visitors, but not to programs. `silent`: no response. */
  state: 'works' | 'redirected' | 'refused' | 'broken' | 'silent';
  detail: string;
};

type Options = { timeoutMs: number; retries: number };

const MAX_HOSTS = 4;
const RETRY_DELAY_MS = 2000;
const REFUSING: readonly number[] = [401, 403, 429, 999];

/** Requests links to other sites, those of one host one after the other. */
export async function checkLinks(urls: readonly string[], options: Options): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = [];
  const checkHost = async (links: readonly string[]) => {
    for (const url of links) checked.push(await checkLink(url, options));
  };
  await inParallel([...groupBy(urls, (url) => new URL(url).host).values()], checkHost, MAX_HOSTS);
  return checked.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function checkLink(url: string, { timeoutMs, retries }: Options): Promise<CheckedLink> {
  // Some sites respond to GET only.
  for (const method of ['HEAD', 'GET']) {
    const link = await requestLink(method, url, timeoutMs);
    if (link.state === 'works' || link.state === 'redirected') return link;
    if (method === 'GET' && (link.state === 'refused' || retries === 0)) return link;
  }
  await setTimeout(RETRY_DELAY_MS);
  return checkLink(url, { timeoutMs, retries: retries - 1 });
}

async function requestLink(method: string, url: string, timeoutMs: number): Promise<CheckedLink> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const { ok, redirected, status } = response;
    if (ok) return { url, state: redirected ? 'redirected' : 'works', detail: redirected ? response.url : '' };
    return { url, state: REFUSING.includes(status) ? 'refused' : 'broken', detail: `status ${status}` };
  } catch (error) {
    return { url, state: 'silent', detail: reasonOf(error) };
  }
}
