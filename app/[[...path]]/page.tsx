import { placeRoute } from '../place-route';

/** Every page of content/pages, industry and product. */
const route = placeRoute('');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
