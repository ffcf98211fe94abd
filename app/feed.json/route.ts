import { blogFeedJson } from '@/lib/feed';

export const dynamic = 'force-static';

export const GET = () => new Response(blogFeedJson());
