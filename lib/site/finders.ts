import type { Document } from '@/lib/content/document';
import type { FindPicture } from '@/lib/shared/drawn';

/** What reading a document needs beside the document. */
export type Finders = {
  find: FindPicture;
  /** The document's text as HTML, made when it is first requested. */
  html: (document: Document) => () => string;
};
