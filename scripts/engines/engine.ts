import { setTimeout } from 'node:timers/promises';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Message = { level: string; text: string };
type Key = 'Enter' | 'Escape' | 'Control' | 'k';

/** Drives a browser. */
export type Engine = {
  /** With its version. */
  name: string;
  /** Opens a URL without the storage and the pointer position of the last page; resolves when the page has loaded. */
  open: (url: string, size: Size) => Promise<void>;
  /** Runs a function in the page. The function can use its argument only. */
  run: <A, R>(code: (argument: A) => R, argument: A) => Promise<R>;
  point: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  press: (...keys: Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Returns the console messages since the page was opened. */
  messages: () => Promise<Message[]>;
  close: () => Promise<void>;
};

export type Step = (engine: Engine) => Promise<void>;

const TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** WebKitWebDriver sometimes never responds to a script that runs while its page is being left. */
const RESPONSE_TIMEOUT_MS = 5000;

/** Waits until a condition is true. An error and no response count as false: the browser may be leaving the page. */
export async function until(expected: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  const isTrueNow = () =>
    Promise.race([isTrue().catch(() => false), setTimeout(RESPONSE_TIMEOUT_MS, false, { ref: false })]);
  while (!(await isTrueNow())) {
    if (Date.now() > end) throw new Error(`expected ${expected} within ${TIMEOUT_MS / 1000} s`);
    await setTimeout(POLL_MS);
  }
}

const isVisible = (wanted: string) =>
  [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility({ visibilityProperty: true }));

/** Returns a function that makes steps, each of which waits for a condition of a selector. */
const waitFor = (expected: string, isTrue: (selector: string) => boolean, wanted = true) => {
  return (selector: string): Step =>
    (engine) =>
      until(`${selector} ${expected}`, async () => (await engine.run(isTrue, selector)) === wanted);
};
export const see = waitFor('to be visible', isVisible);
export const seeGone = waitFor('to be gone', isVisible, false);
/** `:focus` matches no element while the window is inactive. */
export const seeFocus = waitFor('to have the focus', (wanted) => document.activeElement?.matches(wanted) ?? false);

/** Moves the pointer to the first visible element, or clicks it. */
export function use(action: 'point' | 'click', selector: string): Step {
  return async (engine) => {
    const point = await engine.run((wanted) => {
      const elements = [...document.querySelectorAll(wanted)];
      const element = elements.find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getClientRects()[0];
      return box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null;
    }, selector);
    if (!point) throw new Error(`expected ${selector} to be visible, found no such element`);
    await engine[action](point);
  };
}

export const click = (selector: string): Step => use('click', selector);
