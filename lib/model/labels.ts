import { z } from 'zod';
import { lines } from './fields';

/** The texts of buttons, and names for screen readers, on every page. The editor has no form for them. */
export const labelsSchema = z.strictObject({
  ...lines('skipLink', 'mainNavigation', 'phoneNavigation', 'footerNavigation', 'legalNavigation', 'menu', 'closeMenu'),
  ...lines('homeLink', 'socialLinks', 'placeholder', 'sectionLink', 'footnotes'),
  ...lines('notifications', 'closeToast', 'menusFailed', 'slidesFailed'),
  ...lines('previousSlide', 'nextSlide', 'slide', 'slideOf', 'chooseSlide', 'allSlides'),
  ...lines('otherPosts', 'otherCaseStudies'),
  ...lines('readingTime', 'published', 'updated', 'copyLink', 'linkCopied', 'copyFailed'),
  ...lines('printSheet', 'sheetNumber', 'sheetRevision', 'sheetDate'),
  ...lines('backToBlog', 'backToCaseStudies', 'newer', 'older'),
  ...lines('draft', 'scheduled', 'playVideo', 'contents'),
  ...lines('home', 'breadcrumb', 'rssFeed'),
});

export type Labels = z.infer<typeof labelsSchema>;
