import { MISSING_PAGE } from '@/lib/site/pages';
import { missingRoute } from './missing-route';

const route = missingRoute(MISSING_PAGE);

export const { generateMetadata } = route;
export default route.Page;
