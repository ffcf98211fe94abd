import type { Browser } from '@playwright/test';

declare global {
  interface Window {
    /** The duration of the slowest entry of each type, in ms. */
    slowest: Record<string, number>;
  }
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const NO_COUNTS = { bytes: 0, scripts: 0, requests: 0 };

/**
 * Opens an empty page on a mid-range phone with a slow line. `take` returns the counts since its last call, and the work and
 * the slowest event of the document.
 */
export async function openPhone(browser: Browser, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ ...PHONE, reducedMotion });
  await page.addInitScript(() => {
    window.slowest = {};
    const observer = new PerformanceObserver((list) => {
      for (const { entryType, name, duration } of list.getEntries())
        if (entryType === 'longtask' || /pointer|click|key|mouse|touch/.test(name))
          window.slowest[entryType] = Math.max(window.slowest[entryType] ?? 0, duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    addEventListener('load', () => observer.observe({ type: 'longtask' }));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let counts = { ...NO_COUNTS };
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
  const take = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { event = 0, longtask = 0 } = await page.evaluate(() => window.slowest);
    // Chromium counts the main thread's work for each document.
    const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    const taken = { ...counts, event, longtask, work };
    counts = { ...NO_COUNTS };
    return taken;
  };
  return { page, take };
}
