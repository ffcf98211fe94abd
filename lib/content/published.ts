import { createHash } from 'node:crypto';
import { isRecord } from '../shared/schema';
import type { Document } from './document';
import { listAddresses } from './list-addresses';
import type { PublishedUrls } from './published-urls';

/** Fields without content for a reader. */
const NO_WORDS = ['aliases', 'alsoAt', 'draft', 'id', 'navLabel', 'order', 'slug', 'updated', 'until'];

/** Returns the content hash of a page. */
export function markOfWords({ source }: Pick<Document, 'source'>): string {
  if (source.words !== undefined) return source.words;
  const fields = isRecord(source.data) ? Object.entries(source.data).filter(([name]) => !NO_WORDS.includes(name)) : [];
  const words = JSON.stringify([fields.sort(([a], [b]) => (a < b ? -1 : 1)), source.body.trim()]);
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/**
 * Returns the published URLs with today's pages. It removes none.
 * @param day the day for pages whose content has changed
 */
export function addPublishedUrls(before: PublishedUrls, documents: readonly Document[], day: string): PublishedUrls {
  const publishedUrls = new Map(before);
  for (const address of listAddresses(documents)) publishedUrls.set(address, undefined);
  for (const document of documents.filter(({ isShown }) => isShown)) {
    const { address, alsoAt, source } = document;
    if (address === undefined) continue;
    const words = markOfWords(document);
    const known = before.get(address);
    const page = { day: known?.words === words ? known.day : day, words, file: source.file };
    for (const own of [address, ...alsoAt]) publishedUrls.set(own, page);
  }
  return publishedUrls;
}
