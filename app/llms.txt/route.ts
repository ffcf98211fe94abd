import { getPublishedSite } from '../site';
import { llmsText } from './llms-text';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsText(getPublishedSite()));
