import { type Collection, defineCollection } from './collection';
import { caseStudySchema, industrySchema, postSchema, productSchema } from './entry-schemas';

const industries = defineCollection({
  folder: 'industries',
  label: 'Industries',
  singular: 'industry',
  icon: 'factory',
  url: '',
  sort: 'by order',
  type: 'service',
  group: 'industries',
  schema: industrySchema,
  imageOf: ({ heroImage }) => heroImage,
  view: (entry) => ({ template: 'industry', entry }),
});

const products = defineCollection({
  folder: 'products',
  label: 'Products',
  singular: 'product',
  icon: 'deployed_code',
  url: '',
  sort: 'by order',
  type: 'page',
  group: 'products',
  schema: productSchema,
  imageOf: ({ image }) => image,
  view: (entry) => ({ template: 'coming-soon', entry }),
});

const caseStudies = defineCollection({
  folder: 'case-studies',
  label: 'Case studies',
  singular: 'case-study',
  icon: 'work',
  url: '/case-study',
  sort: 'by order',
  type: 'article',
  group: 'caseStudies',
  list: 'case-study',
  schema: caseStudySchema,
  body: 'The story: situation, what was done, result. Its headings start with ##.',
  leads: { back: 'backToCaseStudies', others: 'otherCaseStudies' },
  imageOf: ({ image }) => image,
  teaser: ({ data }) => ({
    title: data.title,
    text: data.description,
    image: data.image,
    imageAlt: data.imageAlt,
    focus: data.focus,
    note: data.facts
      .slice(0, 2)
      .map(({ value }) => value)
      .join(' / '),
    outcome: data.outcome?.points,
  }),
  view: (entry) => ({ template: 'case-study', entry }),
});

const blog = defineCollection({
  folder: 'blog',
  label: 'Blog',
  singular: 'post',
  icon: 'edit_note',
  url: '/blog',
  sort: 'newest first',
  type: 'post',
  group: 'blog',
  list: 'blog',
  hasFeed: true,
  schema: postSchema,
  body: 'The article. Its headings start with ##.',
  leads: { back: 'backToBlog', others: 'otherPosts' },
  lead: ({ excerpt }) => excerpt,
  imageOf: ({ image }) => image,
  teaser: ({ data, minutes, text }) => ({
    title: data.title,
    text: data.excerpt,
    image: data.image,
    imageAlt: data.imageAlt,
    focus: data.focus,
    dateTime: data.date,
    minutes,
    headings: () => text().headings,
  }),
  view: (entry) => ({ template: 'article', entry }),
});

/** Lists of all pages have this order. */
export const COLLECTIONS: readonly Collection[] = [industries, products, caseStudies, blog];
