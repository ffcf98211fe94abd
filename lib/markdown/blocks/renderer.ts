import type { RootContent } from 'mdast';
import type { BlockFields, BlockName } from '../../model/blocks';
import type { Labels } from '../../model/labels';

export type Tools = {
  labels: Pick<Labels, 'playVideo'>;
  language: string;
  readSize: (url: string) => number | undefined;
};

/** Returns what a page shows of a block. @param line where it begins in its text */
export type Renderer<Name extends BlockName> = (fields: BlockFields[Name], tools: Tools, line: number) => RootContent[];
