import { defineCollection } from './collection';
import { industrySchema } from './schemas/industry';

export const industries = defineCollection({
  folder: 'industries',
  label: 'Industries',
  singular: 'industry',
  icon: 'factory',
  address: '',
  schema: industrySchema,
  sort: 'by order',
  type: 'service',
  group: 'industries',
  picture: ({ heroImage }) => heroImage,
  view: (entry) => ({ template: 'industry', entry }),
});
