import { TITLE_MAX } from '@/lib/definitions/blocks';

/** The title of a page's head: 'Contact | Spanwell'. One that leaves no room for the site's name stands alone. */
export function headTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= TITLE_MAX ? both : title;
}
