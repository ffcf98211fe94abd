import { z } from 'zod';
import { button, callToAction, heading, image, imageAlt, line, lines, listOf, seo, text } from './fields';
import type { WithImages } from './walk';

const others = line.meta({ label: 'Heading above the other pages' });

const contact = z.strictObject({ text, button });
const product = z.strictObject({
  heading,
  text: text.meta({ label: 'Text next to the heading' }),
  contact: contact.meta({ label: 'Call to action' }),
  others,
});

const notFound = z.strictObject({
  page: z
    .strictObject({ ...seo, code: line.meta({ label: 'Number above the heading' }), heading, text })
    .meta({ label: 'For any missing page' }),
  blog: z.strictObject({ ...seo, heading, text, button }).meta({ label: 'For a missing post' }),
  error: z.strictObject({ ...seo, heading, text }).meta({ label: 'For errors of the server' }),
  link: button.meta({ label: 'Link to the home page' }),
  search: button.meta({ label: 'Link to the search' }),
  image,
  imageAlt,
});

const counted = line.regex(/\{count\}/, { error: 'a text that contains {count}' });
const industry = z.strictObject({
  others,
  more: counted.meta({
    label: 'Row that opens the second list on phones',
    hint: '{count} is the number of its points.',
  }),
  callToAction: callToAction.meta({ label: 'Call to action' }),
});
const partlyCounted = counted.regex(/\{shown\}/, { error: 'a text that contains {shown}' });
const quoted = line.regex(/\{term\}/, { error: 'a text that contains {term}' });
const search = z.strictObject({
  groups: z
    .strictObject(lines('company', 'services', 'industries', 'products', 'caseStudies', 'blog'))
    .meta({ label: 'Headings of the list of all pages' }),
  labels: z
    .strictObject({
      ...lines('open', 'dialog', 'field', 'hint', 'submit', 'close', 'results'),
      one: counted,
      many: counted,
      all: counted,
      shown: partlyCounted,
      more: line,
      nothing: quoted,
      ...lines('suggestions', 'loading', 'retrying'),
      failed: text,
      ...lines('tryAgain', 'allPages', 'keys'),
    })
    .meta({ isOnlyInFiles: true }),
  suggestions: listOf(button, 2, 6).meta({ label: 'Suggested pages', hint: 'Shown before anything is typed.' }),
});

/** The copy that several pages share: each a file of content/shared. */
export const SHARED_COPY = { search, industry, product, 'not-found': notFound };

export type SharedCopy = { [Name in keyof typeof SHARED_COPY]: WithImages<z.infer<(typeof SHARED_COPY)[Name]>> };
export type SearchPageCopy = SharedCopy['search'];
export type NotFoundCopy = SharedCopy['not-found'];
export type GroupName = keyof SearchPageCopy['groups'];
