/** What tests use of the comparison of two exports. */
export { type Changes, compareExports, isUnchanged } from '../../scripts/changes/compare';
export { inHtml } from '../../scripts/changes/html';
export { downloadSite } from '../../scripts/changes/live';
export { takePictures } from '../../scripts/changes/pictures';
export { takeSnapshot } from '../../scripts/changes/snapshot';
export { pickPages } from '../../scripts/changes/templates';
export { inWords } from '../../scripts/changes/words';
