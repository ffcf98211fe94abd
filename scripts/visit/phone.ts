import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    slowEvents: number[];
  }
}

export type Counts = { bytes: number; scripts: number; requests: number };

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };

/** Opens an empty page on a mid-range phone with a slow line. @returns it, and a function that returns the counts since its last call */
export async function openPhone(browser: Browser): Promise<{ page: Page; take: () => Counts }> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(() => {
    window.slowEvents = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/pointer|click|key|mouse|touch/.test(name)) window.slowEvents.push(duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let counts: Counts = { bytes: 0, scripts: 0, requests: 0 };
  const isScript = new Map<string, boolean>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium reports the document of a prefetched page twice.
    const isPrefetched = response.fromPrefetchCache && type === 'Document';
    if (!response.fromDiskCache && !isPrefetched) isScript.set(requestId, type === 'Script');
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => isScript.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!isScript.has(requestId)) return;
    counts.requests += 1;
    counts.bytes += encodedDataLength;
    if (isScript.get(requestId)) counts.scripts += encodedDataLength;
  });
  const take = () => {
    const taken = counts;
    counts = { bytes: 0, scripts: 0, requests: 0 };
    return taken;
  };
  return { page, take };
}

/** Returns the slowest input event since the page was opened or the last call, in ms; 0 if all fit in a frame. */
export const takeSlowest = (page: Page) => page.evaluate(() => Math.max(0, ...window.slowEvents.splice(0)));
