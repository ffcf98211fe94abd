import { createHash } from 'node:crypto';
import { isRecord } from '../shared/schema';
import type { Document, Documents } from './document';
import type { PublishedUrls } from './published-urls';
import { listUrls } from './redirects';

const HIDDEN_FIELDS = ['aliases', 'alsoAt', 'draft', 'id', 'navLabel', 'order', 'slug', 'updated', 'until'];

export function contentHashOf({ source: { data, body } }: Pick<Document, 'source'>): string {
  const fields = isRecord(data) ? Object.entries(data).filter(([name]) => !HIDDEN_FIELDS.includes(name)) : [];
  const content = JSON.stringify([fields.sort(([a], [b]) => (a < b ? -1 : 1)), body.trim()]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Adds today's pages to the published URLs. It removes none. @param day the day for pages whose content has changed */
export function addPublishedUrls(before: PublishedUrls, documents: Documents, day: string): PublishedUrls {
  const publishedUrls = new Map(before);
  for (const url of listUrls(documents)) publishedUrls.set(url, undefined);
  for (const document of documents.filter(({ isShown }) => isShown)) {
    const { url, alsoAt, source } = document;
    if (url === undefined) continue;
    const hash = contentHashOf(document);
    const last = before.get(url);
    const page = { day: last?.hash === hash ? last.day : day, hash, file: source.file };
    for (const pageUrl of [url, ...alsoAt]) publishedUrls.set(pageUrl, page);
  }
  return publishedUrls;
}
