import { getSite } from '../site';

export const dynamic = 'force-static';

/** Every page's address and name, for the not-found page to find the nearest. */
export const GET = () => Response.json(getSite().pages.map(({ path, name }) => ({ path, name })));
