'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SearchWords } from '@/lib/definitions/words';
import { withBasePath } from '@/lib/shared/base-path';
import { LazySearchResults } from './LazySearchResults';
import { useRecentSearches } from './use-recent-searches';
import { moveWithArrows } from './use-search-keys';

type Props = {
  copy: Pick<SearchWords, 'labels' | 'suggestions'>;
  icon: ReactNode;
  onClose: () => void;
};

/** What was typed last, so that the search opens where it was left. */
let lastTerm = '';

/** A dialog with a field and, below it, what is found while typing. It exists only while it is open. */
export function SearchDialog({ copy: { labels, suggestions }, icon, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pressed = useRef<EventTarget>(null);
  const recent = useRecentSearches();
  const [term, setTerm] = useState(lastTerm);
  const [message, setMessage] = useState('');

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);

  const change = (next: string) => {
    lastTerm = next;
    setTerm(next);
  };
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
              onChange={(event) => change(event.target.value)}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              data-stop
            />
            <button type="button" className="search-close" onClick={close}>
              {labels.close}
            </button>
          </form>
        </search>
        <div className="search-body">
          <p role="status" className="search-status">
            {message}
          </p>
          <LazySearchResults
            term={term}
            labels={labels}
            suggestions={suggestions}
            recent={recent}
            limit={8}
            onTerm={(next) => {
              change(next);
              field.current?.focus();
            }}
            onChoose={leave}
            onMessage={setMessage}
          />
        </div>
        <p className="search-keys">{labels.keys}</p>
      </div>
    </dialog>
  );
}
