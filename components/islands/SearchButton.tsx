'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { SearchWords } from '@/lib/definitions/words';
import { SearchDialog } from './SearchDialog';
import { useSearchShortcut } from './use-search-keys';

type Props = {
  copy: Pick<SearchWords, 'labels' | 'suggestions'>;
  icon: ReactNode;
};

/** Opens the search. Absent where there is no JavaScript; nothing of the search is loaded before it is used. */
export function SearchButton({ copy, icon }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
  useSearchShortcut(open);

  const onClick = () => {
    // Safari gives a clicked button no focus, and the dialog gives back what it took.
    button.current?.focus();
    open();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        data-wake=""
        className="icon-button needs-script"
        aria-label={copy.labels.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {icon}
      </button>
      {isOpen && <SearchDialog copy={copy} icon={icon} onClose={() => setOpen(false)} />}
    </>
  );
}
