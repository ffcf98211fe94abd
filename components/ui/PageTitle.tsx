import type { ReactNode } from 'react';

/** The h1 of a page that opens without a picture. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <header className="sheet pt-10 pb-12 lg:pt-16">
      <h1 className="text-h1">{children}</h1>
    </header>
  );
}
