/** What tests of the export use of the project's own tools. */

export { EVENTS, PANEL_ID } from '../../scripts/preview/additions';
export { weighPages } from '../../scripts/size/weigh';
