/** What tests of the export use of the project's own tools. */
export { buildBare } from '../../scripts/size/bare';
export { weighPages } from '../../scripts/size/weigh';
