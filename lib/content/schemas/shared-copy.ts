import { z } from 'zod';
import type { WithImages } from '../with-images';
import { button, callToAction, image, line, lines, listOf, seo, text } from './fields';

const industry = z.strictObject({ others: line, callToAction });

const contact = z.strictObject({ text, button });
const product = z.strictObject({ heading: line, text, contact, others: line });

const notFound = z.strictObject({
  page: z.strictObject({ ...seo, code: line, heading: line, text }),
  blog: z.strictObject({ ...seo, heading: line, text, button }),
  error: z.strictObject({ ...seo, heading: line, text }),
  link: button,
  search: button,
  image,
  imageAlt: text,
});

const counted = line.regex(/\{count\}/, { error: 'a text that contains {count}' });
const partlyCounted = counted.regex(/\{shown\}/, { error: 'a text that contains {shown}' });
const quoted = line.regex(/\{term\}/, { error: 'a text that contains {term}' });
const search = z.strictObject({
  groups: z.strictObject(lines('company', 'services', 'industries', 'products', 'caseStudies', 'blog')),
  labels: z.strictObject({
    ...lines('open', 'dialog', 'field', 'hint', 'submit', 'close', 'results'),
    one: counted,
    many: counted,
    all: counted,
    shown: partlyCounted,
    more: line,
    nothing: quoted,
    ...lines('suggestions', 'recent', 'forget', 'forgotten', 'loading', 'retrying'),
    failed: text,
    ...lines('tryAgain', 'allPages', 'keys'),
  }),
  suggestions: listOf(button, 2, 6),
});

export const SHARED_COPY = {
  search: { label: 'Search', schema: search },
  industry: { label: 'Texts of all industry pages', schema: industry },
  product: { label: 'Texts of all product pages', schema: product },
  'not-found': { label: 'Page not found', schema: notFound },
} as const;

export type SharedCopy = {
  [Name in keyof typeof SHARED_COPY]: WithImages<z.infer<(typeof SHARED_COPY)[Name]['schema']>>;
};
export type SearchPageCopy = SharedCopy['search'];
export type NotFoundCopy = SharedCopy['not-found'];
export type GroupName = keyof SearchPageCopy['groups'];
