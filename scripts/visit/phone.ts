/** Opens pages as a mid-range phone on a slow line has them, and counts what it loads. */
import type { Browser, CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Durations of input events that took longer than a frame, in ms. */
    slowEvents: number[];
  }
}

export type Counts = { bytes: number; scripts: number; requests: number };

/** Slow 4G. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Opens an empty page. @returns it, and a function that returns the counts since its last call */
export async function openPhone(browser: Browser): Promise<{ page: Page; take: () => Counts }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  return { page, take: count(await slowDown(page)) };
}

/** Slows a page's line and processor down, and records its slow input events. */
export async function slowDown(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    window.slowEvents = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/pointer|click|key|mouse|touch/.test(name)) window.slowEvents.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Counts what the network sends: nothing from a cache, and a prefetched page once. @returns as `take` of openPhone */
export function count(session: Pick<CDPSession, 'on'>): () => Counts {
  let counts: Counts = { bytes: 0, scripts: 0, requests: 0 };
  const scripts = new Map<string, boolean>();
  const fromMemory = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => fromMemory.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium reports it of the prefetch itself, too.
    const isPrefetched = response.fromPrefetchCache && type === 'Document';
    const isLoaded = !response.fromDiskCache && !isPrefetched && !fromMemory.has(requestId);
    if (isLoaded) scripts.set(requestId, type === 'Script');
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

/** Returns the slowest input event since the page was opened or the last call, in ms; 0 where all fit in a frame. */
export const takeSlowest = (page: Page) => page.evaluate(() => Math.max(0, ...window.slowEvents.splice(0)));
