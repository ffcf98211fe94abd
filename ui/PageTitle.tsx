import type { ReactNode } from 'react';

/** Renders the h1 of a page without an image at the top. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <header className="sheet pt-6 pb-12 lg:pt-10">
      <h1 className="text-h1">{children}</h1>
    </header>
  );
}
