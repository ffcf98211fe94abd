/** What tests of marketing's tools use of the project's own code. */
export { type CmsField, cmsConfig, parseRepository } from '../../scripts/workbench/cms-config';
export { slugFrom } from '../../scripts/workbench/draft';
export { FOLDERS, PAGES, SITE } from '../../scripts/workbench/kinds';
export { withTables } from '../../scripts/workbench/manual';
