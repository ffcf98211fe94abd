import { blogFeed } from '@/lib/feed';

export const dynamic = 'force-static';

export const GET = () => new Response(blogFeed().rss2());
