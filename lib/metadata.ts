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
  /** Addresses of the pages before and after this one, where it is one of several that make a list. */
  previous?: string | undefined;
  next?: string | undefined;
};

/**
 * Title, description and canonical address.
 * @param page what the page's content says, and where it stands
 */
export function buildMetadata({ title, description, path, noindex, previous, next }: Page): Metadata {
  const site = getSite();
  const address = (page: string | undefined) => page && site.origin + page;
  return {
    metadataBase: new URL(site.origin),
    title: `${title} | ${site.name}`,
    description,
    ...((previous ?? next) && { pagination: { previous: address(previous), next: address(next) } }),
    ...(noindex
      ? { robots: { index: false } }
      : { alternates: { canonical: path === '/' ? site.origin : `${site.origin}${path}` } }),
  };
}
