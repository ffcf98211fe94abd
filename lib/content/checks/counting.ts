import { COMPANY_FILE, companyFields, sectionsOf } from '../content-types';
import { atField, type Document, textPartsOf } from '../document';
import { describeValue, type Problem } from '../problems';

const SECTION = 'counting-privacy';

/** Matches sentences such as: No analytics. Nothing on this website counts your visits. */
const DENIAL = /\b(no|without) (analytics|statistics|tracking)\b|\b(nothing|never|not)\b[^.]*\bcounts?\b/i;

/** The section names the service by {service}, so any other mention is a claim. */
const CLAIM = /\b(Plausible|Umami|GoatCounter)\b/;

/** Finds texts about privacy that contradict content/site.md: page views are counted with `measure`, and only then. */
export function checkCounting(documents: readonly Document[]): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site) return [];
  const isCounting = companyFields([site]).measure !== undefined;
  const pages = documents.filter(({ source }) => sectionsOf(source.data).some(({ section }) => section === SECTION));
  if (pages.length === 0)
    return isCounting
      ? [atField(site, ['measure'], `a page with the section ${SECTION}, which explains what is counted`, 'none')]
      : [];
  const wrong = isCounting ? DENIAL : CLAIM;
  const expected = isCounting
    ? 'no text that denies the counting, as content/site.md has measure'
    : 'no text that names a counting service, as content/site.md has no measure';
  return pages.flatMap((document) => {
    const own = sectionsOf(document.source.data).findIndex(({ section }) => section === SECTION);
    return textPartsOf(document).flatMap(({ text, path: [list, index], place }): Problem[] => {
      const found = list === 'sections' && index === own ? undefined : wrong.exec(text)?.[0];
      return found === undefined ? [] : [{ ...place(), expected, found: describeValue(found) }];
    });
  });
}
