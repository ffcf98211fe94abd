import { TITLE_MAX } from '@/lib/definitions/blocks';

/** Returns the document title: 'Contact | Spanwell', without the site's name if both are too long. */
export function headTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= TITLE_MAX ? both : title;
}
