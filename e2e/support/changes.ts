/** What tests use of the comparison of two exports. */
export { type Changes, compareExports, isUnchanged } from '../../scripts/changes/compare';
export { downloadSite } from '../../scripts/changes/live';
export { takeSnapshot } from '../../scripts/changes/snapshot';
export { inWords } from '../../scripts/changes/words';
