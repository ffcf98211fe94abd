/** A phone of the middle class on a slow line, and what it counts. */
import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Durations of the visitor's events that took longer than a frame, in ms. */
    slowEvents: number[];
  }
}

export type Counts = { bytes: number; scripts: number; requests: number };

/** @returns a page of the phone, and a way to take what has gone over its line since it was asked last */
export async function openPhone(browser: Browser): Promise<{ page: Page; take: () => Counts }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => {
    window.slowEvents = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/pointer|click|key|mouse|touch/.test(name)) window.slowEvents.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, take: count(session) };
}

/**
 * Counts what comes over the line: not what is in the cache, nor a page once more that was fetched ahead of its visit.
 * @returns a way to take what has been counted since it was asked last
 */
export function count(session: Pick<CDPSession, 'on'>): () => Counts {
  let counts: Counts = { bytes: 0, scripts: 0, requests: 0 };
  const scripts = new Map<string, boolean>();
  const remembered = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => remembered.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium says so of the fetch ahead itself, too.
    const isFetchedAhead = response.fromPrefetchCache && type === 'Document';
    const isHere = response.fromDiskCache || isFetchedAhead || remembered.has(requestId);
    if (!isHere) scripts.set(requestId, type === 'Script');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isScript = scripts.get(requestId);
    if (isScript === undefined) return;
    counts.requests += 1;
    counts.bytes += encodedDataLength;
    if (isScript) counts.scripts += encodedDataLength;
  });
  return () => {
    const taken = counts;
    counts = { bytes: 0, scripts: 0, requests: 0 };
    return taken;
  };
}

/** The slowest event of the page since it was opened or asked last, in ms; below a frame it is 0. */
export const takeSlowest = (page: Page) => page.evaluate(() => Math.max(0, ...window.slowEvents.splice(0)));
