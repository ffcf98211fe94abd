import { llmsText } from '@/lib/site/llms-text';
import { getSite } from '../site';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsText(getSite()));
