import { readSettings } from '../../lib/settings';

const { suite } = readSettings();

/** Whether `npm run test:all` runs: tests with the tag @all, further projects and more variants. */
export const IS_ALL = suite === 'all';

/** Whether Playwright runs alone: both commands name their suite, and install neither Firefox nor WebKit. */
export const HAS_ENGINES = suite === undefined;
