import { COMPANY_FILE, listSections } from '../../model/content-types';
import { THIRD_PARTIES } from '../../model/sections/third-parties';
import { isRecord } from '../../model/walk';
import { atField, type Documents } from '../document';
import type { Problem } from '../problems';
import { findUses } from '../third-parties';

const SECTION = 'third-parties';

/** Finds what pages load from other websites, or send there, without a section that explains it. */
export function checkThirdParties(documents: Documents): Problem[] {
  const published = documents.filter(({ isDraft }) => !isDraft);
  const uses = findUses(published);
  const explained = published.flatMap(({ source }) =>
    listSections(source.data).flatMap(({ section, about }) => (section === SECTION ? [about] : [])),
  );
  return THIRD_PARTIES.flatMap((about): Problem[] => {
    const use = uses[about];
    return use && !explained.includes(about)
      ? [use.at(`a page with the section ${SECTION} about ${about}, which explains it`, 'none')]
      : [];
  });
}

/** Finds contact forms without the notes that a form with a receiver needs. */
export function checkDelivery(documents: Documents): Problem[] {
  const site = documents.find(({ source: { file } }) => file === COMPANY_FILE)?.source;
  if (!site || !isRecord(site.data) || site.data.contactForm === undefined) return [];
  const expected = 'the notes of a form that is sent, as content/site.md has contactForm';
  return documents.flatMap(({ source }) =>
    listSections(source.data).flatMap(({ section, form }, index) =>
      section === 'contact' && isRecord(form) && form.delivery === undefined
        ? [atField(source, ['sections', index, 'form', 'delivery'], expected, 'nothing')]
        : [],
    ),
  );
}
