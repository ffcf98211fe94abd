import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** A tag, whose values stand in double quotes: in words, < is escaped. */
const TAG = /<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g;

const escapeAngles = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Writes HTML in which < and > within attributes are escaped, too, as React does. HTML allows them there, but what reads
 * pages by patterns, such as the hashes of the policy, would take them for tags.
 */
export const writeHtml = (tree: Root): string =>
  toHtml(tree).replace(TAG, (tag) => tag.replace(/"[^"]*"/g, escapeAngles));
