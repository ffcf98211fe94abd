/** The site's main actions. Elements are found by role and state: copy belongs to content, class names to the design. */
import { click, type Engine, placeOf, type Size, see, seeFocus, seeGone, until } from './engine';

/** Pages with an island, and with those of the header only; undefined if the export has none. */
export type Routes = { quiet: string | undefined; carousel: string | undefined; form: string | undefined };

export type Action = {
  name: string;
  route: string | undefined;
  size: Size;
  act: (engine: Engine) => Promise<void>;
  /** Console messages that belong to it. */
  expected?: RegExp;
};

const DESKTOP = { width: 1366, height: 900 };
const PHONE = { width: 412, height: 860 };

const DROP_DOWN = 'header nav button[aria-expanded]';
const OPEN_DROP_DOWN = 'header nav button[aria-expanded=true]';
const PANEL_LINK = 'header nav li:has(> button[aria-expanded]) a';
const SEARCH_BUTTON = 'header [aria-keyshortcuts]';
const DIALOG = 'dialog[open]';
const SEARCH_FIELD = 'dialog[open] input[type=search]';
const NEXT_SLIDE = '[aria-roledescription=carousel] button:nth-of-type(2)';
const SECOND_DOT = '[aria-roledescription=carousel] [role=group] button:nth-of-type(2)[aria-current]';
const FORM = 'form:has(textarea)';
const TOAST = 'section[aria-live] li';
const MENU = 'header details > summary';
const OPEN_MENU = 'header details[open] a';

/** Types a word of the page into the open search, sees it found, and leaves with Escape. */
async function useSearch(engine: Engine) {
  await seeFocus(engine, SEARCH_FIELD);
  const heading = await engine.run(() => document.querySelector('h1')?.textContent?.toLowerCase() ?? '', null);
  const word = heading.split(/\W+/).reduce((longest, one) => (one.length > longest.length ? one : longest));
  await engine.type(word);
  const isFound = (wanted: string) =>
    [...document.querySelectorAll('dialog[open] li:has(a[href])')].some(
      (hit) => hit.checkVisibility() && hit.textContent?.toLowerCase().includes(wanted),
    );
  await until(`the search to find "${word}"`, () => engine.run(isFound, word));
  await engine.press('Escape');
  await seeGone(engine, DIALOG);
}

async function useDropDownByKeys(engine: Engine) {
  // Not by Tab: WebKit reaches links by Tab only if the system's settings allow it.
  await engine.run((trigger) => document.querySelector<HTMLElement>(trigger)?.focus(), DROP_DOWN);
  await engine.press('Enter');
  await see(engine, OPEN_DROP_DOWN);
  await see(engine, PANEL_LINK);
  await engine.press('Escape');
  await seeGone(engine, OPEN_DROP_DOWN);
  await seeFocus(engine, DROP_DOWN);
}

async function sendForm(engine: Engine) {
  // By script: the click is the page's first event.
  await engine.run((form) => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`${form} :is(input, textarea)`))
      field.value = field.type === 'email' ? 'a@example.org' : 'A word';
  }, FORM);
  await click(engine, `${FORM} [type=submit]`);
  await see(engine, TOAST);
  // Each field is required: an empty form is an invalid one.
  await see(engine, `${FORM}:invalid`);
}

async function usePhoneMenu(engine: Engine) {
  await click(engine, MENU);
  await see(engine, OPEN_MENU);
  // The menu closes on Escape once its script has loaded: a visitor presses the key again.
  await until('Escape to close the menu', async () => {
    await engine.press('Escape');
    return engine.run((link) => document.querySelector(link) === null, OPEN_MENU);
  });
  await seeFocus(engine, MENU);
}

async function followLink(engine: Engine, selector: string) {
  const urlOf = (wanted: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(wanted)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )?.href ?? '';
  const target = await engine.run(urlOf, selector);
  await click(engine, selector);
  await until(`a click to lead to ${target}`, () => engine.run((url) => location.href === url, target));
  await see(engine, 'main h1');
}

export function mainActions({ quiet, carousel, form }: Routes): Action[] {
  const on = (route: string | undefined, name: string, act: Action['act'], size = DESKTOP): Action => ({
    name,
    route,
    size,
    act,
  });
  return [
    on(quiet, 'drop-down: the pointer opens it', async (engine) => {
      await engine.point(await placeOf(engine, DROP_DOWN));
      await see(engine, PANEL_LINK);
      await see(engine, OPEN_DROP_DOWN);
    }),
    on(quiet, 'drop-down: a click keeps it open', async (engine) => {
      await click(engine, DROP_DOWN);
      await see(engine, OPEN_DROP_DOWN);
      await see(engine, PANEL_LINK);
    }),
    on(quiet, 'drop-down: Enter, Escape, focus', useDropDownByKeys),
    on(quiet, 'search: a click, a word, Escape, focus', async (engine) => {
      await click(engine, SEARCH_BUTTON);
      await useSearch(engine);
      await seeFocus(engine, SEARCH_BUTTON);
    }),
    on(quiet, 'search: Control+K', async (engine) => {
      await engine.press('Control', 'k');
      await useSearch(engine);
    }),
    on(quiet, 'search: a click without other events', async (engine) => {
      await engine.run((button) => document.querySelector<HTMLElement>(button)?.click(), SEARCH_BUTTON);
      await useSearch(engine);
    }),
    on(carousel, 'carousel: next', async (engine) => {
      await click(engine, NEXT_SLIDE);
      await see(engine, SECOND_DOT);
    }),
    on(form, 'form: a toast, empty fields', sendForm),
    on(form, 'form: an empty field stops it, without a script', async (engine) => {
      await click(engine, `${FORM} [type=submit]`);
      await seeFocus(engine, `${FORM} input:invalid`);
    }),
    on(quiet, 'phone menu: a click, Escape, focus', usePhoneMenu, PHONE),
    on(quiet, 'a link of the header', (engine) => followLink(engine, 'header nav a:not([aria-current])')),
    on(quiet, 'a link of the page', (engine) => followLink(engine, 'main a[href^="/"]:not([href*="#"])')),
    {
      ...on('/no-such-page', 'a missing page: a log, a way home', async (engine) => {
        await see(engine, 'main h1');
        await until('its path to be logged', async () => (await engine.messages()).length > 0);
        await followLink(engine, 'main a[href]');
      }),
      expected: /^Page not found: .*\/no-such-page$/,
    },
  ];
}
