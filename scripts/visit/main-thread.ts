import type { Browser } from '@playwright/test';
import { PHONE } from './phone';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { name?: string };
};

const WATCHED_MS = 5000;

/** Returns the work of the main thread in the first 5 s of a page on a phone: all tasks, and the longest after load. */
export async function measureMainThread(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ ...PHONE, reducedMotion });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const finished = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,toplevel';
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  await session.send('Tracing.end');
  await finished;
  await page.context().close();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf);
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.includes(threadOf(event)));
  const loaded = Math.max(...events.filter(({ name }) => name === 'MarkLoad').map(({ ts }) => ts));
  const ms = (microseconds: number) => Math.round(microseconds / 1000);
  return {
    total: ms(tasks.reduce((sum, { dur = 0 }) => sum + dur, 0)),
    longest: ms(Math.max(0, ...tasks.filter(({ ts }) => ts > loaded).map(({ dur = 0 }) => dur))),
  };
}
