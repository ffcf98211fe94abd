/** What both engines can be asked for, and what is made of it: their drivers take the same input actions. */

/** https://www.w3.org/TR/webdriver2/#actions, which https://www.w3.org/TR/webdriver-bidi/ shares. */
export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, string | number>[];
};

export type Size = { width: number; height: number };

export type Engine = {
  /** With its version. */
  name: string;
  /** Opens an address in a window that has seen no event yet; resolves when the page has loaded. */
  open: (address: string, size: Size) => Promise<void>;
  /** @returns what an expression of the page's own language yields, as JSON */
  evaluate: (expression: string) => Promise<string>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** What the page has written to the console since it was opened. */
  messages: () => Promise<Message[]>;
  close: () => Promise<void>;
};

export type Message = { level: string; text: string };

/** Keys by their names in https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', control: '\uE009' } as const;

/** What hangs ends after so many ms; what answers is waited for, however busy the machine is. */
const PATIENCE = 60_000;

/**
 * Asks until something is so. A page that is just being left answers with an error, and is asked again.
 * @throws with what was waited for
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs a function in the page. It sees nothing but its argument. */
export async function run<A, R>(engine: Engine, code: (argument: A) => R, argument: A): Promise<R> {
  return JSON.parse(await engine.evaluate(`JSON.stringify((${code})(${JSON.stringify(argument)}) ?? null)`));
}

/**
 * Waits until something is to be seen in the page.
 * @throws with its selector when it does not come
 */
export async function see(engine: Engine, selector: string): Promise<void> {
  const isThere = (wanted: string) => [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility());
  await until(`not to be seen: ${selector}`, () => run(engine, isThere, selector));
}

/** Moves the mouse to the middle of an element. */
export const point = (engine: Engine, selector: string) => useMouse(engine, selector, []);

/** Presses the mouse's first button on an element. */
export const click = (engine: Engine, selector: string) =>
  useMouse(engine, selector, [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

async function useMouse(engine: Engine, selector: string, then: InputSource['actions']) {
  const place = await run(
    engine,
    (wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = element?.getClientRects() ?? [];
      return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    },
    selector,
  );
  if (!place) throw new Error(`nothing to point at: ${selector}`);
  const move = { type: 'pointerMove', duration: 0, ...place };
  await engine.perform([
    { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...then] },
  ]);
}

/** Presses keys together, as in Control and K. */
export async function press(engine: Engine, ...keys: string[]): Promise<void> {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.map((value) => ({ type: 'keyUp', value })).reverse();
  await engine.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
}

/** Types a word, letter by letter. */
export async function type(engine: Engine, word: string): Promise<void> {
  for (const letter of word) await press(engine, letter);
}
