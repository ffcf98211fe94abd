'use client';

import './globals.css';
import { ErrorMessage } from '@/islands/runtime/ErrorMessage';

/**
 * Renders a document without header and footer when the layout itself fails, in `npm run dev` and in a plain Next export.
 * Its copy is English.
 */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en">
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
