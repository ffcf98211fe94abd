/** Lists the tests that only `npm run test:all` runs. The tag @all marks a single test. */

/** Whether this is `npm run test:all`. */
export const IS_ALL = process.env.TEST_SUITE === 'all';

/** Files by project that build again, start web servers, drive the editor, or visit each page in each state. */
export const FILES_OF_ALL: Readonly<Record<string, readonly string[]>> = {
  invariants: ['no-js.spec.ts'],
  specification: ['print', 'search/failures', 'search/reflow'].map((name) => `${name}.spec.ts`),
  islands: ['opened.spec.ts'],
  tools: [
    'hosts/servers.spec.ts',
    ...['newcomer', 'pictures', 'preview'].map((name) => `editor-${name}.spec.ts`),
    'social-pictures.spec.ts',
  ],
};

/** Titles after their files: variants of a test that `npm test` runs in another variant. */
export const TITLES_OF_ALL: readonly RegExp[] = [
  /@all/,
  /frees the control with a note/,
  // Services runs the same tests.
  /Products drop-down (?!lists|opens at once|closes 1000 ms)|no-js\.spec\.ts Products/,
  /focus\.spec\.ts (dark|active)|page-links\.spec\.ts in a browser/,
  // A file of one content type, one mistake and the list of all files are in `npm test`.
  /a save of content\/(?!blog)|redirects from the old URL of a renamed page|asks before a section|has a form for every block/,
  // axe measures the contrast that WCAG AA demands; islands/right-to-left.spec.ts covers what depends on the direction.
  /shows every text of every page at 7:1|mirrors every page/,
  /on a large site|pages that look different/,
  // One island and one control of each kind of use.
  /(SiteNav|Carousel|copy-button|SearchBox|SearchPage): a file that does not arrive/,
  /before its script (keeps a hovered menu|continues from the slide|opens the menu of a phone|closes the search)/,
  /^\S+ \S+ (\/about\/nowhere|\/case-study\/nowhere|\/nowhere\.html|\/blog\/unknown\/deeper) shows/,
  /stays open after a drag|works in a browser without storage|links to all results/,
  /on (the|a) (search button|next button|dot|phone menu) is answered|Escape closes (a tooltip|the phone menu)/,
];
