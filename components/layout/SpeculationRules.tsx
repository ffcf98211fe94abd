import { BASE_PATH } from '@/lib/content/base-path';
import { DataBlock } from '@/ui/DataBlock';

/** Matches pages, but no files, no editor, and no links that open elsewhere. */
const PAGES = [
  { href_matches: `${BASE_PATH}/*` },
  { not: { href_matches: [`${BASE_PATH}/*.*`, `${BASE_PATH}/admin/*`] } },
  { not: { selector_matches: '[download], [target]' } },
];
const SEARCH = { href_matches: `${BASE_PATH}/search\\?*` };

/**
 * Prerenders a page on hover or touch. Only prefetches search results, because their scripts start with the page.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
const RULES = {
  prerender: [{ where: { and: [...PAGES, { not: SEARCH }] }, eagerness: 'moderate' }],
  prefetch: [{ where: SEARCH, eagerness: 'moderate' }],
};

export function SpeculationRules() {
  return <DataBlock type="speculationrules" json={JSON.stringify(RULES)} />;
}
