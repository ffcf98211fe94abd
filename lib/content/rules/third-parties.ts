import type { Problem } from '../../model/problems';
import { THIRD_PARTIES } from '../../model/sections/third-parties';
import { type Content, isEntry } from '../content-file';
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
    return [use.report({ expected, found: 'none', cause: { type: 'nothing' } })];
  });
}
