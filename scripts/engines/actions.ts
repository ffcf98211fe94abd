/** The site's main actions, each the very first event on a page. Elements are found by what they are: words are content's. */
import { CONTROLS } from '../support/island-pages';
import { click, type Engine, KEYS, point, press, run, type Size, see, type, until } from './engine';

type Routes = Record<keyof typeof CONTROLS, string | undefined>;

export type Action = {
  name: string;
  /** Missing where the export has no page for it. */
  route: string | undefined;
  size: Size;
  act: (engine: Engine) => Promise<void>;
  /** Messages of the console that belong to it. */
  expected?: RegExp;
};

const DESKTOP = { width: 1366, height: 900 };
const PHONE = { width: 412, height: 860 };

const DROP_DOWN = '[data-menu] > button';
const OPEN_DROP_DOWN = `${DROP_DOWN}[aria-expanded=true]`;
const PANEL_LINK = '[data-menu] .nav-panel a';
const DIALOG = CONTROLS.search.answer;
const MENU = '.phone-nav > summary';

/** Not by :focus, which matches nothing while the screen's window is not the active one. */
async function expectFocus(engine: Engine, selector: string) {
  const hasFocus = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
  await until(`without the focus: ${selector}`, () => run(engine, hasFocus, selector));
}

async function expectGone(engine: Engine, selector: string) {
  await see(engine, `body:not(:has(${selector}))`);
}

/** The open search takes what is typed, finds, and gives the focus back to its button. */
async function useSearch(engine: Engine) {
  await see(engine, DIALOG);
  await expectFocus(engine, `${DIALOG} input`);
  const heading = await run(engine, () => document.querySelector('h1')?.textContent ?? '', null);
  await type(
    engine,
    heading
      .split(/\W+/)
      .reduce((longest, word) => (word.length > longest.length ? word : longest))
      .toLowerCase(),
  );
  await see(engine, `${DIALOG} a[data-stop]`);
  await press(engine, KEYS.escape);
  await expectGone(engine, DIALOG);
}

/** Opens a drop-down by keys, and leaves it with Escape. */
async function useDropDownByKeys(engine: Engine) {
  // Not by Tab: WebKit's reaches links only where the system's settings say so.
  await run(engine, (trigger) => document.querySelector<HTMLElement>(trigger)?.focus(), DROP_DOWN);
  await press(engine, KEYS.enter);
  await see(engine, OPEN_DROP_DOWN);
  await see(engine, PANEL_LINK);
  await press(engine, KEYS.escape);
  await expectGone(engine, OPEN_DROP_DOWN);
  await expectFocus(engine, DROP_DOWN);
}

async function fillForm(engine: Engine) {
  const fill = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form[data-wake] :is(input, textarea)'))
      field.value = field.type === 'email' ? 'a@example.org' : 'A word';
  };
  await run(engine, fill, null);
}

async function followLink(engine: Engine, selector: string) {
  const addressOf = (wanted: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(wanted)].find((one) => one.checkVisibility())?.href ?? '';
  const target = await run(engine, addressOf, selector);
  await click(engine, selector);
  await until(`not led to: ${target}`, () => run(engine, (address) => location.href === address, target));
  await see(engine, 'main h1');
}

/** @param islands a page for each island */
export function mainActions({ search: quiet, carousel, form }: Routes): Action[] {
  const desktop = { route: quiet, size: DESKTOP };
  return [
    {
      ...desktop,
      name: 'drop-down: the pointer opens it',
      act: async (engine) => {
        await point(engine, DROP_DOWN);
        await see(engine, PANEL_LINK);
        await see(engine, OPEN_DROP_DOWN);
      },
    },
    {
      ...desktop,
      name: 'drop-down: a click keeps it open',
      act: async (engine) => {
        await click(engine, DROP_DOWN);
        await see(engine, OPEN_DROP_DOWN);
        await see(engine, PANEL_LINK);
      },
    },
    { ...desktop, name: 'drop-down: Enter, Escape, focus', act: useDropDownByKeys },
    {
      ...desktop,
      name: 'search: a click, a word, Escape, focus',
      act: async (engine) => {
        await click(engine, CONTROLS.search.control);
        await useSearch(engine);
        await expectFocus(engine, CONTROLS.search.control);
      },
    },
    {
      ...desktop,
      name: 'search: Control+K',
      act: async (engine) => {
        await press(engine, KEYS.control, 'k');
        await useSearch(engine);
      },
    },
    {
      ...desktop,
      name: 'search: a bare click',
      act: async (engine) => {
        await run(engine, (button) => document.querySelector<HTMLElement>(button)?.click(), CONTROLS.search.control);
        await useSearch(engine);
      },
    },
    {
      name: 'carousel: next',
      route: carousel,
      size: DESKTOP,
      act: async (engine) => {
        await click(engine, CONTROLS.carousel.control);
        await see(engine, CONTROLS.carousel.answer);
      },
    },
    {
      name: 'form: a toast, empty fields',
      route: form,
      size: DESKTOP,
      act: async (engine) => {
        await fillForm(engine);
        await click(engine, CONTROLS.form.control);
        await see(engine, CONTROLS.form.answer);
        // Each field is required.
        await see(engine, 'form[data-wake]:invalid');
      },
    },
    {
      name: 'form: an empty field stops it, without a script',
      route: form,
      size: DESKTOP,
      act: async (engine) => {
        await click(engine, CONTROLS.form.control);
        await expectFocus(engine, 'form[data-wake] input:invalid');
      },
    },
    {
      name: 'phone menu: a click, Escape, focus',
      route: quiet,
      size: PHONE,
      act: async (engine) => {
        await click(engine, MENU);
        await see(engine, '.phone-nav[open] a');
        // Escape is React's, which is there when the header's links are.
        await see(engine, 'body:has(.site-nav[data-ready])');
        await press(engine, KEYS.escape);
        await see(engine, '.phone-nav:not([open])');
        await expectFocus(engine, MENU);
      },
    },
    {
      ...desktop,
      name: 'a link of the header',
      act: (engine) => followLink(engine, '.site-nav > ul > li > a:not([aria-current])'),
    },
    {
      ...desktop,
      name: 'a link of the page',
      act: (engine) => followLink(engine, 'main a[href^="/"]:not([href*="#"])'),
    },
    {
      name: 'a missing page: a log, a way home',
      route: '/no-such-page',
      size: DESKTOP,
      expected: /^Page not found: .*\/no-such-page$/,
      act: async (engine) => {
        await see(engine, 'main h1');
        await until('its path is not logged', async () => (await engine.messages()).length > 0);
        await followLink(engine, 'main a[href]');
      },
    },
  ];
}
