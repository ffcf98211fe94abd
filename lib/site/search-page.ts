import type { SearchPageCopy } from '@/lib/model/shared-copy';
import { withBasePath } from '@/lib/url/base-path';

/** The URL of what app/search.json writes. */
export const SEARCH_FILE = withBasePath('/search.json');

/** A page in search.json. The browser searches all fields but `path`, `group` and `bridge`. */
export type SearchPage = {
  path: string;
  name: string;
  /** The heading of its group in the list of all pages. */
  group: string;
  /** The small illustration of its image; default: none. */
  bridge?: string | undefined;
  description: string;
  headings: string;
  keywords: string;
  /** Empty for old pages of a large site: see app/search.json/search-pages.ts. */
  text: string;
};

/** Splits the labels of the search into those that each page needs and those that appear with an answer. */
export function splitSearchLabels(labels: SearchPageCopy['labels']) {
  const { results, one, many, all, shown, more, nothing, suggestions, ...ofField } = labels;
  const ofAnswer = { results, one, many, all, shown, more, nothing, suggestions };
  return { ofField, ofAnswer };
}

type Labels = ReturnType<typeof splitSearchLabels>;
export type FieldLabels = Labels['ofField'];
export type DialogLabels = Omit<FieldLabels, 'submit'>;

export type SearchFile = {
  labels: Labels['ofAnswer'];
  suggestions: SearchPageCopy['suggestions'];
  pages: readonly SearchPage[];
};
