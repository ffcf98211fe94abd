import { catchAllRoute } from '../../catch-all-route';

/** The blog: its list, topics and posts, prerendered from content/blog. */
const route = catchAllRoute('/blog');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
