/** What tests use of the project's own way to tell search engines of changes. */
export { announce } from '../../scripts/announce/announce';
export { submissionsOf, submit } from '../../scripts/announce/indexnow';
export { addressesOf, newsOf } from '../../scripts/announce/news';
