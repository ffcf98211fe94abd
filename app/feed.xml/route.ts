import { blogFeed } from '@/lib/site/feed';
import { getSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(blogFeed(getSite()).rss2());
