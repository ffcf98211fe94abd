/** What content may hold: its definitions joined with the drawings of their sections. */
import { SECTIONS } from '@/components/sections';
import { DEFINITIONS } from '@/lib/definitions';

export const MODEL = { definitions: DEFINITIONS, sections: SECTIONS };
