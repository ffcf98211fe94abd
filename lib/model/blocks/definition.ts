import type { SectionDefinition } from '../sections/definition';

/** A block is a small section of a text: its fields are between `:::name` and `:::`. */
export type BlockDefinition = Pick<SectionDefinition, 'label' | 'hint' | 'schema' | 'example'>;
