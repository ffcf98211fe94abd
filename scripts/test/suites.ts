/** Whether `npm run test:all` runs: tests with the tag @all, further projects and more variants. */
export const IS_ALL = process.env.TEST_SUITE === 'all';

/** Whether Playwright runs alone: both commands name their suite, and install neither Firefox nor WebKit. */
export const HAS_ENGINES = process.env.TEST_SUITE === undefined;
