/**
 * `npx tsx scripts/screen-reader.ts [folder]`: prints what the screen reader Orca speaks in six stories, on out/ or another
 * export. A person reads it: Orca speaks in another order on a busy machine, so no test compares it.
 */
import path from 'node:path';
import type { Page } from 'playwright';
import { startScreenReader } from './support/screen-reader';
import { serveExport } from './support/serve-export';

type Step = {
  /** Selects the control that gets the focus; default: the focus stays. */
  focus?: string;
  press?: string;
  type?: string;
};
type Story = {
  name: string;
  path: string;
  steps: readonly Step[];
};

const SUBMIT = 'main form button[type=submit]';

const STORIES: readonly Story[] = [
  {
    name: 'Menu',
    path: '/',
    steps: [
      { focus: 'header nav button' },
      { press: 'Enter' },
      { press: 'Tab' },
      { press: 'Tab' },
      { press: 'Escape' },
    ],
  },
  {
    name: 'Search',
    path: '/about',
    steps: [
      { focus: 'header [data-island=SearchBox] button' },
      { press: 'Enter' },
      { type: 'iris' },
      { press: 'Escape' },
    ],
  },
  {
    name: 'Carousel',
    path: '/cyber-security',
    steps: [{ focus: '[data-island=Carousel] button >> nth=0' }, { press: 'Tab' }, { press: 'Enter' }],
  },
  {
    name: 'Form with errors',
    path: '/contact',
    steps: [{ focus: SUBMIT }, { press: 'Enter' }],
  },
  {
    name: 'Form sent',
    path: '/contact',
    steps: [
      ...['firstName', 'lastName', 'phone', 'email', 'message'].flatMap((name) => [
        { focus: `main form [name=${name}]` },
        { type: name === 'email' ? 'ada@example.com' : 'Ada' },
      ]),
      { focus: SUBMIT },
      { press: 'Enter' },
    ],
  },
  {
    name: 'Copy',
    path: '/blog/change-in-employee-engagement-perception',
    steps: [{ focus: '[data-island=copy-button] button' }, { press: 'Enter' }],
  },
];

async function play(page: Page, { focus, press, type }: Step): Promise<void> {
  if (focus !== undefined) await page.locator(focus).first().focus();
  if (press !== undefined) await page.keyboard.press(press);
  if (type !== undefined) await page.keyboard.type(type);
}

const print = (heading: string, speech: readonly string[]) =>
  console.log([heading, ...speech.map((text) => `    ${text}`)].join('\n'));

const server = await serveExport(path.resolve(process.argv[2] ?? 'out'), '');
const screenReader = await startScreenReader();
try {
  for (const story of STORIES) {
    const page = await screenReader.newPage();
    page.setDefaultTimeout(5000);
    print(`\n${story.name}`, await screenReader.listen(() => page.goto(server.origin + story.path)));
    for (const step of story.steps) {
      const heading = Object.entries(step).map(([verb, value]) => `  ${verb} ${value}`);
      print(heading.join(), await screenReader.listen(() => play(page, step)));
    }
    await page.close();
  }
} finally {
  await screenReader.close();
  await server.close();
}
