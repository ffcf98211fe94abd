import { sitemaps } from '@/lib/site/sitemap';
import { getSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(sitemaps(getSite())[0].xml);
