import { defineCollection } from './collection';
import { caseStudySchema } from './schemas/case-study';

export const caseStudies = defineCollection({
  folder: 'case-studies',
  label: 'Case studies',
  singular: 'case-study',
  icon: 'work',
  address: '/case-study',
  schema: caseStudySchema,
  body: 'The story: situation, what was done, result. Its headings start with ##.',
  sort: 'by order',
  type: 'article',
  group: 'caseStudies',
  list: 'case-study',
  leads: { back: 'backToCaseStudies', others: 'otherCaseStudies' },
  markdownLead: ({ summary }) => summary,
  picture: ({ image }) => image,
  teaser: ({ data: { title, description, image, imageAlt, focus, facts } }) => {
    const note = facts.slice(0, 2).map(({ value }) => value);
    return { title, text: description, image, imageAlt, focus, note: note.join(' / ') };
  },
  view: (entry) => ({ template: 'case-study', entry }),
});
