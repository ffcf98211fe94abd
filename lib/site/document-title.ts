import { MAX_TITLE_LENGTH } from '@/lib/definitions/blocks';

/** Returns the document title: 'Contact | Spanwell', without the site's name if both are too long. */
export function documentTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= MAX_TITLE_LENGTH ? both : title;
}
