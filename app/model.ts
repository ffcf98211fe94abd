import { SECTIONS } from '@/components/sections';
import { DEFINITIONS } from '@/lib/content/schemas';

/** Combines the definitions of content with the sections that render it. */
export const MODEL = { definitions: DEFINITIONS, sections: SECTIONS };
