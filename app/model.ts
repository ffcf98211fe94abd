import { SECTIONS } from '@/components/sections';
import { DEFINITIONS } from '@/lib/definitions';

/** Combines the definitions of content with the sections that render it. */
export const MODEL = { definitions: DEFINITIONS, sections: SECTIONS };
