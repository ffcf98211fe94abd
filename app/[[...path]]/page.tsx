import { catchAllRoute } from '../catch-all-route';

/** Every page of content/pages, industry and product. */
const route = catchAllRoute('');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
