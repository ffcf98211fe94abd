'use client';

import { type MouseEvent, type RefObject, useRef } from 'react';
import type { DialogLabels } from '@/lib/site/search-page';
import { withBasePath } from '@/lib/url/base-path';
import { Link } from '@/ui/Link';
import { Search } from './Search';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  field: RefObject<HTMLInputElement | null>;
  id: string;
  labels: DialogLabels;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

const MAX_RESULTS = 8;

const showAll = (term: string) => window.location.assign(withBasePath(`/search?q=${encodeURIComponent(term)}`));

/** Renders the search in a dialog. The dialog is in every page's HTML, to open at once. */
export function SearchDialog({ ref: dialog, field, id, labels, isOpen, onOpen, onClose }: Props) {
  const pressed = useRef<EventTarget>(null);
  const close = () => dialog.current?.close();
  const leaveFor = (term: string) => {
    if (!term) return;
    close();
    showAll(term);
  };
  // A click may begin inside and end outside; a double click on the opening button ends on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.detail <= 1 && event.target === dialog.current && pressed.current === dialog.current) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, as a click on its backdrop does
    <dialog
      ref={dialog}
      id={id}
      className="search-dialog mx-auto mt-[8dvh] mb-auto h-fit max-h-[min(46rem,84dvh)] w-full max-w-[46rem] overflow-hidden rounded-sm border-[1.5px] border-ink bg-surface text-ink open:flex low:mt-2 low:max-h-[calc(100dvh-1rem)] max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:border-0"
      aria-label={labels.dialog}
      data-loading={labels.loading}
      data-retrying={labels.retrying}
      data-try-again={labels.tryAgain}
      onToggle={({ newState }) => newState === 'open' && onOpen()}
      onClose={onClose}
      onMouseDown={(event) => {
        pressed.current = event.target;
        if (event.target === dialog.current) event.preventDefault();
      }}
      onClick={closeOnBackdrop}
    >
      <Search
        labels={labels}
        field={field}
        // Of type search it would use the first Escape to empty itself.
        type="text"
        isOpen={isOpen}
        limit={MAX_RESULTS}
        onSubmit={leaveFor}
        onChoose={close}
        classNames={{
          search: 'search-panel flex min-w-0 flex-1 flex-col [--inset:min(1rem,4.1vw)]',
          form: 'border-b-[1.5px] px-(--inset)',
          field: '',
          body: 'search-body',
        }}
        iconSize={20}
        buttons={
          <>
            {/* For Enter in the field: the loader queues a click on it until the island has hydrated. */}
            <button type="submit" hidden />
            <button
              type="button"
              className="search-close button px-3 max-xs:mb-3"
              command="close"
              commandfor={id}
              onClick={({ currentTarget }) => currentTarget.command === undefined && close()}
            >
              {labels.close}
            </button>
          </>
        }
        note={
          <p role="alert" className="search-failed hidden px-4 py-4 in-data-[state=failed]:block">
            <span>{labels.failed}</span>{' '}
            <Link href="/search" className="text-link">
              {labels.allPages}
            </Link>
          </p>
        }
      >
        <p className="search-keys border-ink border-t-[1.5px] px-4 py-2 text-sm text-muted max-xs:hidden low:hidden [@media(hover:none)]:hidden">
          {labels.keys}
        </p>
      </Search>
    </dialog>
  );
}
