import { placeRoute } from '../../place-route';

/** The blog: its list, topics and posts, prerendered from content/blog. */
const route = placeRoute('/blog');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
