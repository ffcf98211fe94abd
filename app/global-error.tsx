'use client';

import './globals.css';
import { ErrorMessage } from '@/components/islands/ErrorMessage';

type Props = { error: unknown; retry: () => void };

/** Shown when the layout itself fails: a document of its own, without header and footer. */
export default function GlobalError({ error, retry }: Props) {
  return (
    <html lang="en-AU">
      <head>
        <title>Unexpected Application Error!</title>
      </head>
      <body>
        <main>
          <ErrorMessage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
