/**
 * content/published.txt: every address the site was published at, one a line, with the day its page's own words last
 * changed, a mark of these words, and the file they stand in. Addresses of lists stand alone. Nobody writes it by hand.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '../shared/schema';
import type { Document } from './document';
import { listAddresses } from './list-addresses';

export const LEDGER = 'published.txt';

/** What is known of a page that was published, and the line of the ledger that says so. */
export type PublishedPage = { day: string; words: string; file: string; line?: number };
/** By address; undefined for a page of a list. */
export type Ledger = ReadonlyMap<string, PublishedPage | undefined>;

const HEAD = `# Every address the website was published at, so that none is lost by mistake. \`npm run content\` keeps it.
`;

/** Two branches may each have added a line for an address: the later day counts. Lines nobody knows are left out. */
export function parseLedger(text: string): Ledger {
  const ledger = new Map<string, PublishedPage | undefined>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [address = '', day, words, file] = line.trim().split(/\s+/);
    if (!address.startsWith('/')) continue;
    const page = day && words && file ? { day, words, file, line: index + 1 } : undefined;
    const known = ledger.get(address);
    if (!known || (page && page.day >= known.day)) ledger.set(address, page);
  }
  return ledger;
}

export function formatLedger(ledger: Ledger): string {
  const lines = [...ledger]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, page]) => [address, ...(page ? [page.day, page.words, page.file] : [])].join(' '));
  return `${HEAD}${lines.join('\n')}\n`;
}

/** Fields that say where and when a page is shown, and nothing to its readers. */
const NO_WORDS = ['aliases', 'alsoAt', 'draft', 'id', 'navLabel', 'order', 'slug', 'updated', 'until'];

/** A mark of a page's own words: the same as long as nobody changes them. */
export function markOfWords({ source }: Pick<Document, 'source'>): string {
  const fields = isRecord(source.data) ? Object.entries(source.data).filter(([name]) => !NO_WORDS.includes(name)) : [];
  const words = JSON.stringify([fields.sort(([a], [b]) => (a < b ? -1 : 1)), source.body.trim()]);
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/**
 * The ledger with the pages of now. What was published stays in it for good.
 * @param before what is known to be published
 * @param documents all content files
 * @param day the day of the check, for words that have changed since
 */
export function updateLedger(before: Ledger, documents: readonly Document[], day: string): Ledger {
  const ledger = new Map(before);
  for (const address of listAddresses(documents)) ledger.set(address, undefined);
  for (const document of documents.filter(({ isShown }) => isShown)) {
    const { address, alsoAt, source } = document;
    if (address === undefined) continue;
    const words = markOfWords(document);
    const known = before.get(address);
    const page = { day: known?.words === words ? known.day : day, words, file: source.file };
    for (const own of [address, ...alsoAt]) ledger.set(own, page);
  }
  return ledger;
}
