import { COMPANY_FILE, sectionsOf } from '../content-types';
import { atField, type Document, textPartsOf } from '../document';
import { describeValue, type Problem } from '../problems';
import { isRecord } from '../schemas/walk';

/** Matches sentences such as: This form cannot send yet. The form sends nothing. Nothing was sent. */
export const FORM_DENIAL =
  /\b(sends?|sent) nothing\b|\bnothing (is|was|will be) sent\b|\bform\b[^.]*\b(cannot|does not|never|will not)( yet)? sends?\b/i;

/** Notes of the form that `delivery` replaces. */
const REPLACED = ['privacy', 'note', 'cleared', 'withoutScript'];

/** Finds notes that a contact form with a receiver needs next to it, and texts that deny that it sends. */
export function checkDelivery(documents: readonly Document[]): Problem[] {
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
    // checkElsewhere reads the page about privacy.
    if (sections.some(({ section }) => section === 'elsewhere')) return incomplete;
    const denied = textPartsOf(document).flatMap(({ text, path: [, , form, note], place }): Problem[] => {
      const found = form === 'form' && REPLACED.includes(String(note)) ? undefined : FORM_DENIAL.exec(text)?.[0];
      const expected = `no text that denies the sending, ${because}`;
      return found === undefined ? [] : [{ ...place(), expected, found: describeValue(found) }];
    });
    return [...incomplete, ...denied];
  });
}
