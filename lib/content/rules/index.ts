import type { Problem } from '../../model/problems';
import type { Content } from '../content-file';
import { checkEarlierUrls } from './earlier-urls';
import { checkImageNames, checkImages, noteForeignImages } from './images';
import { checkLinks, noteDetours } from './links';
import { checkEqualTexts, checkTitles, checkUpdates } from './metadata';
import { checkDoubleIds, checkDoubleSections, checkLists, checkNeededFiles, checkReferences } from './pages';
import { checkEmptyTexts, checkFields, checkHiddenTexts, checkTexts } from './texts';
import { checkThirdParties } from './third-parties';
import { checkNames, checkUrls } from './urls';

type Rule = {
  name: string;
  /** A problem of a draft is a note; one of the site is a problem, also if a draft causes it. */
  level: 'site' | 'problem' | 'note';
  run: (content: Content) => readonly Problem[];
};

/** All that is checked beyond the fields of a file, which parsing checks. Rules about fields see valid ones only. */
export const RULES: readonly Rule[] = [
  { name: 'file names', level: 'problem', run: checkNames },
  { name: 'one page for each URL', level: 'problem', run: checkUrls },
  { name: 'URLs of an earlier version', level: 'site', run: checkEarlierUrls },
  { name: 'files that the site needs', level: 'site', run: checkNeededFiles },
  { name: 'sections that show a list', level: 'problem', run: checkLists },
  { name: 'sections that are single', level: 'problem', run: checkDoubleSections },
  { name: 'ids', level: 'problem', run: checkDoubleIds },
  { name: 'length of titles', level: 'problem', run: checkTitles },
  { name: 'equal titles and descriptions', level: 'problem', run: checkEqualTexts },
  { name: 'days of updates', level: 'problem', run: checkUpdates },
  { name: 'posts and case studies that pages name', level: 'problem', run: checkReferences },
  { name: 'third parties', level: 'problem', run: checkThirdParties },
  { name: 'links', level: 'problem', run: checkLinks },
  { name: 'links to redirects', level: 'note', run: noteDetours },
  { name: 'names of images', level: 'problem', run: checkImageNames },
  { name: 'images in texts', level: 'problem', run: checkImages },
  { name: 'images of other sites', level: 'note', run: noteForeignImages },
  { name: 'marks in fields', level: 'problem', run: checkFields },
  { name: 'texts', level: 'problem', run: checkTexts },
  { name: 'texts that are missing', level: 'problem', run: checkEmptyTexts },
  { name: 'texts that no page shows', level: 'problem', run: checkHiddenTexts },
];
