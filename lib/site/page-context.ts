import type { PageContext } from '@/lib/definitions/context';
import { landingOf } from '@/lib/shared/image-file';
import { absoluteUrl } from './absolute-url';
import { renderText } from './render-text';
import type { Site, WrittenPage } from './types';

/** Returns what a page of sections renders in addition to its own data. @param path may be an alternate URL */
export function sectionsContext(site: Site, path: string, written: WrittenPage): PageContext {
  const { page } = written;
  const { company, sharedCopy } = site;
  return {
    site,
    page,
    path,
    url: absoluteUrl(site, page.path),
    company,
    sharedCopy,
    text: renderText(site, written),
    landing: landingOf(page.image),
    bridge: page.image,
  };
}
