import { COMPANY_FILE, sectionsOf } from '../content-types';
import { atField, type Document } from '../document';
import type { Problem } from '../problems';
import { isRecord } from '../schemas/walk';

/** Finds notes next to the form that a contact form with a receiver needs. */
export function checkDelivery(documents: readonly Document[]): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site || !isRecord(site.data) || site.data.contactForm === undefined) return [];
  const expected = 'the notes of a form that is sent, as content/site.md has contactForm';
  return documents.flatMap(({ source }) =>
    sectionsOf(source.data).flatMap(({ section, form }, index) =>
      section === 'contact' && isRecord(form) && form.delivery === undefined
        ? [atField(source, ['sections', index, 'form', 'delivery'], expected, 'nothing')]
        : [],
    ),
  );
}
