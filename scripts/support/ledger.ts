/** Keeps content/published.txt. */
import fs from 'node:fs';
import path from 'node:path';
import type { Inspection } from '../../lib/content/inspect';
import { formatLedger, LEDGER, type Ledger, parseLedger } from '../../lib/content/ledger';
import { updateLedger } from '../../lib/content/published';
import { readLedger } from '../../lib/content/read';
import { committed } from './git';

/**
 * What is published, as far as this checkout knows: what was committed. A line that is only on this disk is of a page
 * nobody has seen yet, which may still get another name.
 * @param root the content folder
 */
export function publishedBefore(root: string): Ledger {
  const text = committed(path.relative('.', path.join(root, LEDGER)));
  return text === undefined ? readLedger(root) : parseLedger(text);
}

/** Writes the pages of now into the ledger. @returns what there is to say about it, nothing where it was up to date */
export function keepLedger(root: string, { documents, ledger, day }: Inspection): string | undefined {
  const file = path.join(root, LEDGER);
  const now = updateLedger(ledger, documents, day);
  const text = formatLedger(now);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return undefined;
  fs.writeFileSync(file, text);
  const added = [...now.keys()].filter((address) => !ledger.has(address)).length;
  return `content/${LEDGER}: ${added} new address(es). Commit it with your change.`;
}
