import { defineCollection } from './collection';
import { productSchema } from './schemas/product';

export const products = defineCollection({
  folder: 'products',
  label: 'Products',
  singular: 'product',
  icon: 'deployed_code',
  address: '',
  schema: productSchema,
  sort: 'by order',
  type: 'page',
  group: 'products',
  picture: ({ image }) => image,
  view: (entry) => ({ template: 'coming-soon', entry }),
});
