import { llmsText } from '@/lib/site/llms-text';
import { getPublishedSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsText(getPublishedSite()));
