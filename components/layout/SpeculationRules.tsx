import { DataBlock } from '@/components/islands/DataBlock';
import { BASE_PATH } from '@/lib/shared/base-path';

/**
 * Pages a visitor points at or touches are drawn before they are requested: https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 * No page runs a script of its own before it is used, so each can be drawn ahead; what is no page is left out, and the
 * search, which starts its scripts where its address holds a word, is only fetched. The same on every page: its hash
 * stands in the policy.
 */
const page = {
  and: [
    { href_matches: `${BASE_PATH}/*` },
    { not: { href_matches: [`${BASE_PATH}/*.*`, `${BASE_PATH}/admin/*`] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
};
const search = { href_matches: `${BASE_PATH}/search\\?*` };

const RULES = {
  prerender: [{ where: { and: [...page.and, { not: search }] }, eagerness: 'moderate' }],
  prefetch: [{ where: search, eagerness: 'moderate' }],
};

/** What the browser may prepare of the pages that this one links to. Browsers that do not know the rules pass them over. */
export function SpeculationRules() {
  return <DataBlock type="speculationrules" json={JSON.stringify(RULES)} />;
}
