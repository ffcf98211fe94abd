import { BASE_PATH } from '@/lib/url/base-path';
import { DataBlock } from '@/ui/DataBlock';

/** Matches pages, but no files, no editor, and no links that open elsewhere. */
const PAGES = [
  { href_matches: `${BASE_PATH}/*` },
  { not: { href_matches: [`${BASE_PATH}/*.*`, `${BASE_PATH}/admin/*`] } },
  { not: { selector_matches: '[download], [target]' } },
];

/**
 * Prefetches a page on hover or touch. Not prerendered: on a slow phone the new renderer takes longer than the finger stays.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
const RULES = { prefetch: [{ where: { and: PAGES }, eagerness: 'moderate' }] };

export function SpeculationRules() {
  return <DataBlock type="speculationrules" json={JSON.stringify(RULES)} />;
}
