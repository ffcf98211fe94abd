import { COMPANY_FILE, sectionsOf } from '../content-types';
import { atField, type Document } from '../document';
import type { Problem } from '../problems';
import { isRecord } from '../schemas/walk';

/** Finds notes that a contact form with a receiver needs: next to the form, and about privacy. */
export function checkDelivery(documents: readonly Document[]): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site || !isRecord(site.data) || site.data.contactForm === undefined) return [];
  const because = 'as content/site.md has contactForm';
  const sections = documents.flatMap(({ source }) =>
    sectionsOf(source.data).map((section, index) => ({ source, section, path: ['sections', index, 'form'] })),
  );
  const incomplete = sections.flatMap(({ source, section: { section, form }, path }) =>
    section === 'contact' && isRecord(form) && form.delivery === undefined
      ? [atField(source, [...path, 'delivery'], `the notes of a form that is sent, ${because}`, 'nothing')]
      : [],
  );
  if (sections.some(({ section }) => section.section === 'contact-privacy')) return incomplete;
  const expected = 'a page with the section contact-privacy, which explains what is sent';
  return [...incomplete, atField(site, ['contactForm'], expected, 'none')];
}
