/** Whether `npm run test:all` runs: tests with the tag @all, further projects and more variants. */
export const IS_ALL = process.env.TEST_SUITE === 'all';
