/** Lists the tests that only `npm run test:all` runs. The tag @all marks a single test. */

/** Whether this is `npm run test:all`. */
export const IS_ALL = process.env.TEST_SUITE === 'all';

/** Files by project that build again, start web servers, drive the editor, or visit each page in each state. */
export const FILES_OF_ALL: Readonly<Record<string, readonly string[]>> = {
  invariants: [],
  specification: ['print', 'search/failures', 'search/reflow'].map((name) => `${name}.spec.ts`),
  islands: ['opened.spec.ts'],
  accessibility: [],
  units: [],
  tools: [
    ...['hosts/servers.spec.ts'],
    ...['newcomer', 'pictures', 'preview'].map((name) => `editor-${name}.spec.ts`),
    ...['social-pictures.spec.ts'],
  ],
};

/** Titles after their files: variants of a test that `npm test` runs in another variant. */
export const TITLES_OF_ALL: readonly RegExp[] = [
  /@all/,
  /frees the control with a note/,
  // Services runs the same tests.
  /Products drop-down (?!lists|opens at once|closes 1000 ms)|no-js\.spec\.ts Products/,
  /focus\.spec\.ts (dark|active)|page-links\.spec\.ts in a browser/,
  /has a form for every block/,
];
