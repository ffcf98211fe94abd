import { DataBlock } from '@/components/ui/DataBlock';
import { BASE_PATH } from '@/lib/shared/base-path';

/** Addresses of pages: files, the editor and links that open elsewhere are left out. */
const PAGES = [
  { href_matches: `${BASE_PATH}/*` },
  { not: { href_matches: [`${BASE_PATH}/*.*`, `${BASE_PATH}/admin/*`] } },
  { not: { selector_matches: '[download], [target]' } },
];
const SEARCH = { href_matches: `${BASE_PATH}/search\\?*` };

/**
 * Pages a visitor points at or touches are drawn before they are requested: https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 * No page runs a script of its own before it is used, so each can be drawn ahead; the search, which starts its scripts
 * where its address holds a word, is only fetched. The same on every page: its hash stands in the policy.
 */
const RULES = {
  prerender: [{ where: { and: [...PAGES, { not: SEARCH }] }, eagerness: 'moderate' }],
  prefetch: [{ where: SEARCH, eagerness: 'moderate' }],
};

/** What the browser may prepare of the pages that this one links to. Browsers that do not know the rules pass them over. */
export function SpeculationRules() {
  return <DataBlock type="speculationrules" json={JSON.stringify(RULES)} />;
}
