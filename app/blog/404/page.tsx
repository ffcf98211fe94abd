import { MISSING_POST } from '@/lib/site/pages';
import { missingRoute } from '../../missing-route';

/** Exports blog/404.html, for hosts with a not-found page for each folder. */
const route = missingRoute(MISSING_POST);

export const { generateMetadata } = route;
export default route.Page;
