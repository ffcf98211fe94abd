/** What tests use of the comparison of two exports. */
export { compareExports } from '../../scripts/changes/compare';
export { findExports } from '../../scripts/changes/exports';
export { inHtml, pickPages, takePictures } from '../../scripts/changes/report';
export { takeSnapshot } from '../../scripts/changes/snapshot';
export { inWords } from '../../scripts/changes/words';
