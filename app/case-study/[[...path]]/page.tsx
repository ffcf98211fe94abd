import { catchAllRoute } from '../../catch-all-route';

/** The case studies: their list, topics and pages, prerendered from content/case-studies. */
const route = catchAllRoute('/case-study');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
