import { COMPANY_FILE, sectionsOf } from '../../model/content-types';
import { THIRD_PARTIES, type ThirdParty } from '../../model/sections/third-parties';
import { isRecord } from '../../model/walk';
import { atField, type Documents, textPartsOf } from '../document';
import { describeValue, type Problem } from '../problems';
import { usesOf } from '../third-parties';

const SECTION = 'third-parties';

/** Matches sentences such as: This form cannot send yet. The form sends nothing. Nothing was sent. */
const FORM_DENIAL =
  /\b(sends?|sent) nothing\b|\bnothing (is|was|will be) sent\b|\bform\b[^.]*\b(cannot|does not|never|will not)( yet)? sends?\b/i;

/** What texts say of a website that does not use the one or the other, and of one that does. */
const TEXTS: Readonly<Record<ThirdParty, { denial: RegExp; claim: RegExp }>> = {
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
export function checkThirdParties(documents: Documents): Problem[] {
  // Without content/site.md nobody knows what is used. That it is missing is reported.
  if (!documents.some(({ source }) => source.file === COMPANY_FILE)) return [];
  const published = documents.filter(({ isDraft }) => !isDraft);
  const uses = usesOf(published);
  const pages = published
    .map((document) => ({ document, sections: sectionsOf(document.source.data) }))
    .filter(({ sections }) => sections.some(({ section }) => section === SECTION));
  return THIRD_PARTIES.flatMap((about): Problem[] => {
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

/** Notes of the form that `delivery` replaces. */
const REPLACED = ['privacy', 'note', 'cleared', 'withoutScript'];

/** Finds notes that a contact form with a receiver needs next to it, and texts that deny that it sends. */
export function checkDelivery(documents: Documents): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site || !isRecord(site.data) || site.data.contactForm === undefined) return [];
  const because = 'as content/site.md has contactForm';
  return documents.flatMap((document) => {
    const { source } = document;
    const sections = sectionsOf(source.data);
    const incomplete = sections.flatMap(({ section, form }, index) =>
      section === 'contact' && isRecord(form) && form.delivery === undefined
        ? [
            atField(
              source,
              ['sections', index, 'form', 'delivery'],
              `the notes of a form that is sent, ${because}`,
              'nothing',
            ),
          ]
        : [],
    );
    // checkThirdParties reads the page about privacy.
    if (sections.some(({ section }) => section === SECTION)) return incomplete;
    const denied = textPartsOf(document).flatMap(({ text, path: [, , form, note], place }): Problem[] => {
      const found = form === 'form' && REPLACED.includes(String(note)) ? undefined : FORM_DENIAL.exec(text)?.[0];
      const expected = `no text that denies the sending, ${because}`;
      return found === undefined ? [] : [{ ...place(), expected, found: describeValue(found) }];
    });
    return [...incomplete, ...denied];
  });
}
