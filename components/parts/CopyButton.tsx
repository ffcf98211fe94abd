import type { ReactNode } from 'react';
import { Island } from '@/components/parts/Island';
import { toastLabels } from '@/components/parts/toast-labels';
import type { Labels } from '@/lib/model/labels';

type Props = {
  labels: Labels;
  value?: string;
  label: string;
  copied: string;
  failed: string;
  children: ReactNode;
  className: string;
  /** Whether its name appears as a tooltip: for a button without words. */
  hasHint?: boolean;
};

/** Renders a button that copies a text and reports it in a notice. Hidden without JavaScript. */
export function CopyButton({ labels, value, label, copied, failed, children, className, hasHint = false }: Props) {
  const props = { ...(value !== undefined && { value }), copied, failed, toasts: toastLabels(labels) };
  return (
    <Island name="copy-button" failure={failed} props={props}>
      <button type="button" aria-label={label} data-hint={hasHint || undefined} className={`needs-script ${className}`}>
        {children}
      </button>
    </Island>
  );
}
