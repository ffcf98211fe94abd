'use client';

import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SearchWords } from '@/lib/definitions/words';
import { SearchDialog } from './SearchDialog';
import { useSearchShortcut } from './use-search-keys';

type Props = {
  copy: Pick<SearchWords, 'labels' | 'suggestions'>;
  icon: ReactNode;
};

/** With a capital letter, which no heading's id has (lib/content/outline.ts). */
const DIALOG = 'searchDialog';

/**
 * Opens the search. Absent where there is no JavaScript; nothing of the search is loaded before it is used. Until this
 * script is there, the loader (scripts/finish/first-answers.ts) opens the dialog that aria-controls names.
 */
export function SearchButton({ copy, icon }: Props) {
  /** Undefined until this takes over from the loader. */
  const [isOpen, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
    setOpen(true);
  }, []);
  useLayoutEffect(() => setOpen(dialog.current?.open), []);
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
        aria-controls={DIALOG}
        onClick={onClick}
      >
        {icon}
      </button>
      <SearchDialog ref={dialog} id={DIALOG} copy={copy} icon={icon} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
