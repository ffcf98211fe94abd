'use client';

import { withBasePath } from '@/lib/shared/base-path';

type Props = { error: unknown; retry: () => void };

/** The specification's error page. Its words stand here, as content may be what failed. */
export function ErrorMessage({ error, retry }: Props) {
  return (
    <section className="sheet pt-16 pb-section">
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-measure break-words font-mono text-sm">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-brand" onClick={retry}>
          Try again
        </button>
        <a href={withBasePath('/')} className="button button-outline">
          Return to Home
        </a>
      </p>
    </section>
  );
}
