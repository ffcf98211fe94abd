import { THIRD_PARTIES } from '../../model/sections/third-parties';
import { atField, type Content, findCompany, isEntry } from '../content-file';
import type { Problem } from '../problems';
import { findUses } from '../third-parties';

const SECTION = 'third-parties';

/** Finds what pages load from other websites, or send there, without a section that explains it. */
export function checkThirdParties({ files }: Content): Problem[] {
  const published = files.filter(({ isDraft }) => !isDraft);
  const entries = published.filter(isEntry);
  // A page that cannot be parsed may have the section.
  if (entries.length < published.length) return [];
  const uses = findUses(entries);
  const explained = entries
    .filter((entry) => entry.id === 'pages')
    .flatMap(({ fields }) => fields.sections.flatMap((part) => (part.section === SECTION ? [part.about] : [])));
  return THIRD_PARTIES.flatMap((about): Problem[] => {
    const use = uses[about];
    if (!use || explained.includes(about)) return [];
    const expected = `a page with the section ${SECTION} about ${about}, which explains it`;
    return [use.report({ expected, found: 'none' })];
  });
}

/** Finds contact forms without the notes that a form with a receiver needs. */
export function checkDelivery({ files }: Content): Problem[] {
  if (!findCompany(files)?.fields.contactForm) return [];
  const expected = 'the notes of a form that is sent, as content/site.md has contactForm';
  return files
    .filter((file) => file.id === 'pages')
    .flatMap((page) =>
      page.fields.sections.flatMap((part, index) =>
        part.section === 'contact' && part.form.delivery === undefined
          ? [
              atField(page, ['sections', index, 'form', 'delivery'], {
                expected,
                found: 'nothing',
                isEmpty: true,
              }),
            ]
          : [],
      ),
    );
}
