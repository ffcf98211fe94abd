'use client';

import type { ReactNode } from 'react';
import { notice } from './raise-toast';

type Props = {
  /** What is copied; missing: the page's canonical address. */
  value?: string;
  label: string;
  copied: string;
  failed: string;
  children: ReactNode;
  className: string;
};

const pageAddress = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? window.location.href;

/** Copies a text and says so in a notice. Absent where there is no JavaScript. */
export function CopyButton({ value, label, copied, failed, children, className }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value ?? pageAddress());
      notice(copied);
    } catch {
      notice(failed);
    }
  };
  return (
    <span data-wake="" className="needs-script">
      <button type="button" aria-label={label} className={className} onClick={copy}>
        {children}
      </button>
    </span>
  );
}
