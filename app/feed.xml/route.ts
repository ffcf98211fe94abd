import { blogFeed } from '@/lib/site/feed';
import { getPublishedSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(blogFeed(getPublishedSite()));
