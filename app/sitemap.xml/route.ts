import { sitemap } from '@/lib/site/sitemap';
import { getSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(sitemap(getSite()));
