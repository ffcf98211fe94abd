/** What tests of marketing's tools use of the project's own code. */
import { MODEL } from '../../app/site';
import { kindsOf } from '../../lib/content/kinds';
import { cmsConfig as configOf, type Repository } from '../../scripts/forms/cms-config';
import { withTables as fillTables } from '../../scripts/forms/manual';

export { type CmsField, parseRepository } from '../../scripts/forms/cms-config';
export { slugFrom } from '../../scripts/forms/draft';

/** Every kind of content file of the site. */
export const KINDS = kindsOf(MODEL);
export const SECTIONS = MODEL.sections;
export const cmsConfig = (repository?: Repository) => configOf(MODEL, repository);
export const withTables = (manual: string) => fillTables(manual, MODEL);
