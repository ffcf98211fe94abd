import { COMPANY_FILE, sectionsOf } from '../content-types';
import { type Documents, textPartsOf } from '../document';
import { ELSEWHERE, type Elsewhere, usesOf } from '../elsewhere';
import { describeValue, type Problem } from '../problems';
import { FORM_DENIAL } from './delivery';

const SECTION = 'elsewhere';

/** What texts say of a website that does not use the one or the other, and of one that does. */
const TEXTS: Readonly<Record<Elsewhere, { denial: RegExp; claim: RegExp }>> = {
  map: { denial: /\b(no|without) (embedded )?maps?\b/i, claim: /\bOpenStreetMap\b/i },
  videos: { denial: /\b(no|without) (embedded )?videos?\b/i, claim: /\b(YouTube|Vimeo)\b/i },
  counting: {
    // No analytics. Nothing on this website counts your visits.
    denial: /\b(no|without) (analytics|statistics|tracking)\b|\b(nothing|never|not)\b[^.]*\bcounts?\b/i,
    claim: /\b(Plausible|we count)\b/i,
  },
  'contact-form': { denial: FORM_DENIAL, claim: /\bform\b[^.]*\bsends your\b/i },
};

/** Compares what pages load from other websites, or send there, with what the page about privacy says, both ways. */
export function checkElsewhere(documents: Documents): Problem[] {
  // Without content/site.md nobody knows what is used. That it is missing is reported.
  if (!documents.some(({ source }) => source.file === COMPANY_FILE)) return [];
  const published = documents.filter(({ isDraft }) => !isDraft);
  const uses = usesOf(published);
  const pages = published
    .map((document) => ({ document, sections: sectionsOf(document.source.data) }))
    .filter(({ sections }) => sections.some(({ section }) => section === SECTION));
  return ELSEWHERE.flatMap((about): Problem[] => {
    const use = uses[about];
    const isExplained = pages.some(({ sections }) => sections.some((section) => section.about === about));
    if (use && !isExplained)
      return [use.at(`a page with the section ${SECTION} about ${about}, which explains it`, 'none')];
    const { denial, claim } = TEXTS[about];
    const expected = `a page about privacy that is true: the website ${use ? 'uses' : 'does not use'} ${about}`;
    return pages.flatMap(({ document, sections }) =>
      textPartsOf(document).flatMap(({ text, path: [list, index], place }): Problem[] => {
        // The section itself shows the text that is true.
        const isOwn = list === 'sections' && sections[Number(index)]?.section === SECTION;
        const found = isOwn ? undefined : (use ? denial : claim).exec(text)?.[0];
        return found === undefined ? [] : [{ ...place(), expected, found: describeValue(found) }];
      }),
    );
  });
}
