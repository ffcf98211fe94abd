'use client';

import { withBasePath } from '@/lib/url/base-path';

/** Renders the specification's error page. Its copy is code, as content may be what failed. */
export function ErrorMessage({ error }: { error: unknown }) {
  return (
    <section className="sheet pt-16 pb-section">
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-measure break-words text-sm">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" className="button button-brand" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href={withBasePath('/')} className="button">
          Return to Home
        </a>
      </p>
    </section>
  );
}
