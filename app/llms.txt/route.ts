import { llmsText } from '@/lib/llms-text';

export const dynamic = 'force-static';

export const GET = () => new Response(llmsText());
