import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  /** One of the rows of a list, which has its own rules. */
  isRow?: boolean;
  /** Of rows with one name, only one is open. */
  name?: string;
  children: ReactNode;
};

/** Renders something long, which phones fold: wider screens and paper show it without the label. */
export function FoldOnPhones({ label, isRow = false, name, children }: Props) {
  return (
    <details name={name} className="fold fold-on-phones">
      <summary className={isRow ? undefined : 'border-ink border-y-[1.5px]'}>{label}</summary>
      <div className="max-sm:py-4">{children}</div>
    </details>
  );
}
