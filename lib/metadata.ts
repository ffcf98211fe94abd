/** One helper for the head of every page. */
import type { Metadata } from 'next';
import { getSite } from './content';

type Page = {
  title: string;
  description: string;
  /** Canonical address of the page, from the root; an alias names its original. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/**
 * Title, description and canonical address.
 * @param page what the page's content says, and where it stands
 */
export function buildMetadata({ title, description, path, noindex }: Page): Metadata {
  const site = getSite();
  return {
    metadataBase: new URL(site.origin),
    title: `${title} | ${site.name}`,
    description,
    ...(noindex
      ? { robots: { index: false } }
      : { alternates: { canonical: path === '/' ? site.origin : `${site.origin}${path}` } }),
  };
}
