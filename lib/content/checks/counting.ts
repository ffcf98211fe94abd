import { COMPANY_FILE, companyFields, sectionsOf } from '../content-types';
import { atField, type Document, textPartsOf } from '../document';
import { describeValue, type Problem } from '../problems';

const SECTION = 'counting-privacy';

/** Matches sentences such as: No analytics. Nothing on this website counts your visits. */
const DENIAL = /\b(no|without) (analytics|statistics|tracking)\b|\b(nothing|never|not)\b[^.]*\bcounts?\b/i;

/** Finds texts about privacy that deny what content/site.md switches on with `measure`: the counting of page views. */
export function checkCounting(documents: readonly Document[]): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site || companyFields([site]).measure === undefined) return [];
  const pages = documents.filter(({ source }) => sectionsOf(source.data).some(({ section }) => section === SECTION));
  if (pages.length === 0)
    return [atField(site, ['measure'], `a page with the section ${SECTION}, which explains what is counted`, 'none')];
  return pages.flatMap((document) => {
    const own = sectionsOf(document.source.data).findIndex(({ section }) => section === SECTION);
    return textPartsOf(document).flatMap(({ text, path: [list, index], place }): Problem[] => {
      const found = list === 'sections' && index === own ? undefined : DENIAL.exec(text)?.[0];
      const expected = 'no text that denies the counting, as content/site.md has measure';
      return found === undefined ? [] : [{ ...place(), expected, found: describeValue(found) }];
    });
  });
}
