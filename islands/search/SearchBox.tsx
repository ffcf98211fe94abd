'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { DialogLabels } from '@/lib/site/search-page';
import { Glyph } from '@/ui/Glyph';
import { mountComponent } from '../runtime/mount';
import { readLabels } from './read-labels';
import { SearchDialog } from './SearchDialog';

type Props = { labels: DialogLabels };

const DIALOG_ID = 'searchDialog';

/** Renders the search button and its dialog, which the browser opens by `command` before any file is loaded. */
export function SearchBox({ labels }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isClicked = useRef(false);
  const open = () => {
    isClicked.current = true;
    // For browsers without invoker commands. Safari also gives a clicked button no focus to return to.
    if (button.current?.command === undefined) {
      button.current?.focus();
      dialog.current?.showModal();
    }
    setOpen(true);
  };
  // Not in a dialog that is carried over to another rendering: the next letter would replace the first.
  const selectTerm = () => {
    if (isClicked.current) field.current?.select();
    isClicked.current = false;
  };
  useLayoutEffect(() => setOpen(dialog.current?.open ?? false), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        command="show-modal"
        commandfor={DIALOG_ID}
        className="button icon-button needs-script"
        aria-label={labels.open}
        // The loader clicks it. No key alone: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Glyph name="search" size={20} />
      </button>
      <SearchDialog
        ref={dialog}
        field={field}
        id={DIALOG_ID}
        labels={labels}
        isOpen={isOpen}
        onOpen={selectTerm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export const readProps = readLabels;

export const mount = mountComponent(SearchBox, readProps);
