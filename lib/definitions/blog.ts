import { formatDate } from '../shared/format-date';
import { defineCollection } from './collection';
import { postSchema } from './schemas/post';

export const blog = defineCollection({
  folder: 'blog',
  label: 'Blog',
  singular: 'post',
  icon: 'edit_note',
  address: '/blog',
  schema: postSchema,
  body: 'The article. Its headings start with ##.',
  sort: 'newest first',
  type: 'post',
  group: 'blog',
  list: 'blog',
  leads: { back: 'backToBlog', others: 'otherPosts' },
  markdownLead: ({ excerpt }) => excerpt,
  hasFeeds: true,
  picture: ({ image }) => image,
  teaser: ({ data: { title, excerpt, date: day, image, imageAlt, focus } }) => ({
    ...{ title, text: excerpt, image, imageAlt, focus, note: formatDate(day), dateTime: day },
  }),
  view: (entry) => ({ template: 'article', entry }),
});
