/** What tests of content use of the project's own code, and copies of the frozen content to break. */
export { TAKEN_NAMES } from '../../lib/content/addresses';
export { inspectContent, loadContent } from '../../lib/content/load';
export { formatProblem } from '../../lib/content/problems';
export { generatePosts } from '../../scripts/generate-posts';
export { inspectAll } from '../../scripts/inspect';
