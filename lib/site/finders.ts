import type { Document } from '@/lib/content/document';
import type { Text } from '@/lib/definitions/entry';
import type { FindPicture } from '@/lib/shared/drawn';

/** What reading a document needs beside the document. */
export type Finders = {
  find: FindPicture;
  /** The document's text as it is drawn, made when it is first requested. */
  text: (document: Document) => () => Text;
};
