import { getPublishedSite } from '../site';
import { blogFeed } from './feed';

export const dynamic = 'force-static';

export const GET = () => new Response(blogFeed(getPublishedSite()));
