import type { z } from 'zod';
import { button } from './button';
import type { BlockDefinition } from './definition';
import { diagram } from './diagram';
import { file } from './file';
import { gallery } from './gallery';
import { quote } from './quote';
import { video } from './video';

export const BLOCKS = {
  quote,
  gallery,
  video,
  file,
  button,
  diagram,
} satisfies Record<string, BlockDefinition>;

export type BlockName = keyof typeof BLOCKS;
export type BlockFields = { [Name in BlockName]: z.infer<(typeof BLOCKS)[Name]['schema']> };

/** Returns the definition of a name that a text has written. */
export const findBlock = (name: string): BlockDefinition | undefined => (isBlockName(name) ? BLOCKS[name] : undefined);

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name);
