/** The forms of the menu "Insert": those of blocks, by their schemas, and that of a table. A diagram is written by hand. */

import type { Field } from '@sveltia/cms';
import { patternOf, readFields, writeBlock } from '../lib/markdown/blocks/codec';
import { BLOCKS, type BlockName } from '../lib/model/blocks';
import { readField } from '../lib/model/walk';
import { toFields } from './config';
import { TABLE } from './table-block';

type Values = Readonly<Record<string, unknown>>;

export type BlockForm = {
  id: string;
  label: string;
  fields: Field[];
  pattern: RegExp;
  /** Reads the groups of the pattern. */
  read: (groups: Readonly<Record<string, string>>) => Values;
  write: (values: Values) => string;
};

const createForm = (id: BlockName): BlockForm => ({
  id,
  label: BLOCKS[id].label,
  fields: toFields(readField(BLOCKS[id].schema)),
  pattern: patternOf(id),
  read: ({ yaml = '' }) => readFields(yaml),
  write: (values) => writeBlock(id, values),
});

const NAMES: readonly BlockName[] = ['quote', 'gallery', 'video', 'file', 'button'];

export const BLOCK_FORMS: readonly BlockForm[] = [...NAMES.map(createForm), TABLE];
