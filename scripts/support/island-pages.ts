/** Where the islands of an export stand, and how a measurement finds them: by what they are, as words are content's. */
import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './page-file';

/** What is pressed, and what is to be seen then. */
export const CONTROLS = {
  carousel: {
    control: '[aria-roledescription=carousel] button:nth-of-type(2)',
    answer: '.dot:nth-of-type(2)[aria-current]',
  },
  search: { control: '[aria-keyshortcuts]', answer: 'dialog[open]' },
  form: { control: 'form[data-wake] [type=submit]', answer: '.toast', sending: 'form[aria-busy=true]' },
} as const;

export type Island = keyof typeof CONTROLS;

/**
 * @param out a finished export
 * @returns the addresses of all pages, of those whose islands wait for an event, and of one page for each island;
 *   undefined where no page has it
 */
export function readIslandPages(out: string) {
  const pages: { path: string }[] = JSON.parse(fs.readFileSync(path.join(out, 'pages.json'), 'utf8'));
  const routes = pages.map((page) => page.path);
  const has = (mark: string) => (route: string) =>
    fs.readFileSync(path.join(out, fileOf(route)), 'utf8').includes(mark);
  const quiet = routes.filter((route) => !has('data-wake="view"')(route));
  const islands: Record<Island, string | undefined> = {
    carousel: routes.find(has('aria-roledescription="carousel"')),
    search: quiet[0],
    form: routes.find(has('<form data-wake')),
  };
  return { routes, quiet, islands };
}
