'use client';

import type { FormEvent, MouseEvent, RefObject } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { withBasePath } from '@/lib/content/base-path';
import type { DialogLabels } from '@/lib/site/search-page';
import { Glyph } from '@/ui/Glyph';
import { Link } from '@/ui/Link';
import { moveWithArrows } from './move-with-arrows';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { useRecentSearches } from './use-recent-searches';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  labels: DialogLabels;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Renders a field, and the results while the dialog is open. The dialog is in every page's HTML, to open at once. */
export function SearchDialog({ ref: dialog, id, labels, isOpen, onOpen, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const pressed = useRef<EventTarget>(null);
  const recent = useRecentSearches();
  const [term, setTerm] = useState('');
  const [message, setMessage] = useState('');
  // Hydration keeps the text that was typed before.
  useLayoutEffect(() => setTerm(field.current?.value ?? ''), []);

  const close = () => dialog.current?.close();
  const leave = () => {
    recent.remember(term);
    close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!term.trim()) return;
    leave();
    window.location.assign(withBasePath(`/search?q=${encodeURIComponent(term.trim())}`));
  };
  // A click may begin inside and end outside; a double click on the opening button ends on the backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.detail <= 1 && event.target === dialog.current && pressed.current === dialog.current) close();
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className="search-dialog mx-auto mt-[8dvh] mb-auto h-fit max-h-[min(46rem,84dvh)] w-full max-w-[46rem] overflow-hidden rounded-sm border-[1.5px] border-ink border-t-(length:--deck) border-t-brand bg-surface text-ink open:flex max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:border-x-0 max-sm:border-b-0"
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
      onKeyDown={moveWithArrows}
    >
      <div className="search-panel flex min-w-0 flex-1 flex-col [--inset:1.25rem]">
        <search>
          <form
            onSubmit={onSubmit}
            className="flex flex-wrap items-center gap-x-3.5 border-ink border-b-[1.5px] px-[min(1.25rem,5.2vw)] pb-[calc(var(--deck)+3px)] contrast-more:py-3"
          >
            <label htmlFor={fieldId} className="mt-3 basis-full font-medium text-(length:--text-sm)">
              {labels.field}
            </label>
            <Glyph name="search" size={20} />
            {/* biome-ignore lint/a11y/useSemanticElements: of type search it would use the first Escape to empty itself. */}
            <input
              ref={field}
              id={fieldId}
              type="text"
              role="searchbox"
              name="q"
              className="search-field"
              placeholder={labels.hint}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              data-stop
            />
            {/* For Enter in the field: the loader queues a click on it until the island has hydrated. */}
            <button type="submit" hidden />
            <button
              type="button"
              className="search-close button button-outline px-3 max-xs:mb-3"
              command="close"
              commandfor={id}
              onClick={({ currentTarget }) => currentTarget.command === undefined && close()}
            >
              {labels.close}
            </button>
          </form>
        </search>
        <div className="search-body">
          <p role="alert" className="search-failed hidden px-5 py-4 in-data-[state=failed]:block">
            <span>{labels.failed}</span>{' '}
            <Link href="/search" className="text-link">
              {labels.allPages}
            </Link>
          </p>
          <SearchStatus term={term} message={message} />
          {isOpen && (
            <SearchResults
              term={term}
              labels={labels}
              recent={recent}
              limit={8}
              onTerm={(next) => {
                setTerm(next);
                field.current?.focus();
              }}
              onChoose={leave}
              onMessage={setMessage}
            />
          )}
        </div>
        <p className="search-keys border-ink border-t-[1.5px] px-5 py-2.5 text-(length:--text-sm) text-muted max-xs:hidden [@media(hover:none)]:hidden">
          {labels.keys}
        </p>
      </div>
    </dialog>
  );
}
