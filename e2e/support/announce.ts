/** What tests use of `npm run announce`. */
export { announce, changedPaths } from '../../scripts/announce/announce';
export { notify } from '../../scripts/announce/indexnow';
