'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SearchWords } from '@/lib/definitions/words';
import { withBasePath } from '@/lib/shared/base-path';
import { LazySearchResults } from './LazySearchResults';
import { useRecentSearches } from './use-recent-searches';
import { moveWithArrows } from './use-search-keys';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  copy: Pick<SearchWords, 'labels' | 'suggestions'>;
  icon: ReactNode;
  isOpen: boolean | undefined;
  onClose: () => void;
};

/**
 * A dialog with a field and, below it, what is found while typing. Its frame is in every page's HTML, so that it opens
 * before any script has come; what finds is drawn where it is open.
 */
export function SearchDialog({ ref: dialog, id, copy: { labels, suggestions }, icon, isOpen, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const pressed = useRef<EventTarget>(null);
  const recent = useRecentSearches();
  const [term, setTerm] = useState('');
  const [message, setMessage] = useState('');
  // What was typed before the scripts were there: React leaves it in the field, but tells nobody of it.
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A search field would keep the first Escape for itself, to empty itself.
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else moveWithArrows(event);
  };
  // A press that began inside may end out here: a word marked with the mouse, or results that changed under it.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) close();
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      data-wake=""
      data-ready={isOpen === undefined ? undefined : ''}
      className="search-dialog"
      aria-label={labels.dialog}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div className="search-panel">
        <search>
          <form onSubmit={onSubmit} className="search-form">
            {icon}
            <input
              ref={field}
              type="search"
              name="q"
              className="search-field"
              aria-label={labels.field}
              placeholder={labels.hint}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              data-stop
            />
            <button type="button" className="search-close" aria-controls={id} onClick={close}>
              {labels.close}
            </button>
          </form>
        </search>
        <div className="search-body">
          <p className="search-failed">{labels.failed}</p>
          <p role="status" className="search-status">
            {message}
          </p>
          {isOpen && (
            <LazySearchResults
              term={term}
              labels={labels}
              suggestions={suggestions}
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
        <p className="search-keys">{labels.keys}</p>
      </div>
    </dialog>
  );
}
