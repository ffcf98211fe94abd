/**
 * The tests that only `npm run test:all` runs. `npm test` runs all others: every row of the specification, every island,
 * every content rule, the invariants of every page. A single test elsewhere is left to `test:all` by the tag @all.
 */

/** Whether this is `npm run test:all`. */
export const IS_ALL = process.env.TEST_SUITE === 'all';

/** Files by project: they build again, start web servers, drive the editor, or visit each page in each state. */
export const FILES_OF_ALL: Readonly<Record<string, readonly string[]>> = {
  invariants: [],
  specification: [
    'print.spec.ts',
    'letters.spec.ts',
    'diagram.spec.ts',
    'search/failures.spec.ts',
    'search/reflow.spec.ts',
  ],
  islands: ['marks.spec.ts', 'opened.spec.ts', 'preferences.spec.ts', 'hydration/policy.spec.ts'],
  spoken: [],
  units: [],
  tools: [
    ...['hosts/servers.spec.ts', 'hosts/redirects.spec.ts', 'hosts/verify.spec.ts', 'hosts/preview.spec.ts'],
    ...[
      'editor-checks.spec.ts',
      'editor-mistakes.spec.ts',
      'editor-newcomer.spec.ts',
      'editor-pictures.spec.ts',
      'editor-preview.spec.ts',
    ],
    ...['moving-drawings.spec.ts', 'social-pictures.spec.ts'],
  ],
};

/** Titles, with the file before them: variants of a test that `npm test` runs in another variant. */
export const TITLES_OF_ALL: readonly RegExp[] = [
  /@all/,
  // The first event of each kind: on the menu here, by mouse on the others.
  /first-event\.spec\.ts by (touch|keyboard|bare click) (?!a menu opens)/,
  /frees the control with a note|by (key|touch) .* after a failure/,
  // Services runs the same tests.
  /Products drop-down (?!lists|opens at once|closes 1000 ms)|no-js\.spec\.ts Products/,
  /focus\.spec\.ts dark|phone-nav\.spec\.ts without JavaScript (?!the menu opens)|page-links\.spec\.ts in a browser/,
  // All edits together are in `npm test`.
  /edits\.spec\.ts nothing is wrong with (?!all)/,
  /every block of a text has its form|makes a post with a photo/,
];
