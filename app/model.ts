import { SECTIONS } from '@/components/sections';
import { DEFINITIONS } from '@/lib/definitions';

/** The definitions of content, and the sections that render it. */
export const MODEL = { definitions: DEFINITIONS, sections: SECTIONS };
