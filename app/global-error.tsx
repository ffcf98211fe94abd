'use client';

import './globals.css';
import { ErrorMessage } from '@/components/islands/ErrorMessage';

/** Shown when the layout itself fails: a document of its own, without header and footer. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-AU">
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <main>
          <ErrorMessage error={error} />
        </main>
      </body>
    </html>
  );
}
