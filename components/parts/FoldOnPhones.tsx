import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** Renders something long, which phones fold: wider screens and paper show it without the label. */
export function FoldOnPhones({ label, children }: Props) {
  return (
    <details className="fold fold-on-phones">
      <summary className="border-ink border-y-[1.5px] py-3">{label}</summary>
      <div className="max-sm:mt-6">{children}</div>
    </details>
  );
}
