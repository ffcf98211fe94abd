/** Lists the site's main actions. Elements are found by role and state: copy belongs to content, class names to the design. */
import { click, type Size, type Step, see, seeFocus, seeGone, until, use } from './engine';

/** The route is undefined if the export has no such page. */
export type Action = readonly [name: string, route: string | undefined, steps: readonly Step[], size?: Size];

const MISSING = '/no-such-page';
/** Matches the console message of that page. */
export const EXPECTED_MESSAGE = /^Page not found: .*\/no-such-page$/;
const PHONE = { width: 412, height: 860 };

const DROP_DOWN = 'header nav button[aria-expanded]';
const OPEN_DROP_DOWN = 'header nav button[aria-expanded=true]';
const PANEL_LINK = 'header nav li:has(> button[aria-expanded]) a';
const SEARCH_BUTTON = 'header [aria-keyshortcuts]';
const NEXT_SLIDE = '[aria-roledescription=carousel] button:nth-of-type(2)';
const SECOND_DOT = '[aria-roledescription=carousel] [role=group] button:nth-of-type(2)[aria-current]';
const FORM = 'form:has(textarea)';
const MENU = 'header details > summary';
const OPEN_MENU = 'header details[open] a';

const pressEscape: Step = (engine) => engine.press('Escape');
const pressEnter: Step = (engine) => engine.press('Enter');

/** Types a word of the page into the open search, and waits for a result that contains it. */
const findWord: Step = async (engine) => {
  const heading = await engine.run(() => document.querySelector('h1')?.textContent?.toLowerCase() ?? '', null);
  const word = heading
    .split(/\W+/)
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest));
  await engine.type(word);
  const isFound = (wanted: string) =>
    [...document.querySelectorAll('dialog[open] li:has(a[href])')].some(
      (hit) => hit.checkVisibility() && hit.textContent?.toLowerCase().includes(wanted),
    );
  await until(`the search to find "${word}"`, () => engine.run(isFound, word));
};

const SEARCH = [seeFocus('dialog[open] [role=searchbox]'), findWord, pressEscape, seeGone('dialog[open]')];

/** Fills in the form by script, so that the click on the button is the page's first event. */
const fillForm: Step = (engine) =>
  engine.run((form) => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`${form} :is(input, textarea)`))
      field.value = field.type === 'email' ? 'a@example.org' : 'A word';
  }, FORM);

/** Presses Escape until the menu closes, which its script has to load for. */
const closeMenu: Step = (engine) =>
  until('Escape to close the menu', async () => {
    await engine.press('Escape');
    return engine.run((link) => document.querySelector(link) === null, OPEN_MENU);
  });

function followLink(selector: string): Step {
  return async (engine) => {
    const urlOf = (wanted: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(wanted)].find((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      )?.href ?? '';
    const target = await engine.run(urlOf, selector);
    await click(selector)(engine);
    await until(`a click to lead to ${target}`, () => engine.run((url) => location.href === url, target));
    await see('main h1')(engine);
  };
}

const focusDropDown: Step = (engine) =>
  engine.run((button) => document.querySelector<HTMLElement>(button)?.focus(), DROP_DOWN);
const clickByScript: Step = (engine) =>
  engine.run((button) => document.querySelector<HTMLElement>(button)?.click(), SEARCH_BUTTON);
const seeMessage: Step = (engine) => until('the path to be logged', async () => (await engine.messages()).length > 0);

/** Returns the actions. @param routes a page with the islands of the header only, one with the carousel, and one with the form */
export function mainActions([quiet, carousel, form]: readonly (string | undefined)[]): readonly Action[] {
  const submit = click(`${FORM} [type=submit]`);
  return [
    ['drop-down: the pointer opens it', quiet, [use('point', DROP_DOWN), see(PANEL_LINK), see(OPEN_DROP_DOWN)]],
    ['drop-down: a click keeps it open', quiet, [click(DROP_DOWN), see(OPEN_DROP_DOWN), see(PANEL_LINK)]],
    // Not by Tab: WebKit reaches links by Tab only if the system's settings allow it.
    [
      'drop-down: Enter, Escape, focus',
      quiet,
      [
        focusDropDown,
        pressEnter,
        see(OPEN_DROP_DOWN),
        see(PANEL_LINK),
        pressEscape,
        seeGone(OPEN_DROP_DOWN),
        seeFocus(DROP_DOWN),
      ],
    ],
    ['search: a click, a word, Escape, focus', quiet, [click(SEARCH_BUTTON), ...SEARCH, seeFocus(SEARCH_BUTTON)]],
    ['search: Control+K', quiet, [(engine) => engine.press('Control', 'k'), ...SEARCH]],
    ['search: a click without other events', quiet, [clickByScript, ...SEARCH]],
    ['carousel: next', carousel, [click(NEXT_SLIDE), see(SECOND_DOT)]],
    // Each field is required: an empty form is an invalid one.
    ['form: a toast, empty fields', form, [fillForm, submit, see('section[aria-live] li'), see(`${FORM}:invalid`)]],
    ['form: an empty field stops it, without a script', form, [submit, seeFocus(`${FORM} input:invalid`)]],
    ['phone menu: a click, Escape, focus', quiet, [click(MENU), see(OPEN_MENU), closeMenu, seeFocus(MENU)], PHONE],
    ['a link of the header', quiet, [followLink('header nav a:not([aria-current])')]],
    ['a link of the page', quiet, [followLink('main a[href^="/"]:not([href*="#"])')]],
    ['a missing page: a log, a way home', MISSING, [see('main h1'), seeMessage, followLink('main a[href]')]],
  ];
}
