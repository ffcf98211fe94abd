'use client';

import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { DialogLabels } from '@/lib/site/search-page';
import { Glyph } from '@/ui/Glyph';
import { moveWithArrows } from './move-with-arrows';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';

type Props = {
  labels: DialogLabels;
  field: RefObject<HTMLInputElement | null>;
  type: 'text' | 'search';
  /** Whether results and suggestions are shown. Default: once the field has a term. */
  isOpen?: boolean;
  /** A link to /search leads to further results. Default: a button shows them. */
  limit?: number;
  /** Returns the term to begin with, if the visitor has typed none. */
  readTerm?: () => string;
  /** Receives whether results and suggestions are shown. */
  onShow?: (isShown: boolean) => void;
  onSubmit: (term: string) => void;
  onChoose: (term: string) => void;
  classNames: { search: string; form: string; field: string; body: string };
  iconSize: number;
  buttons: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
};

export function Search({ labels, field, type, isOpen, limit, readTerm, onShow, ...frame }: Props) {
  const { onSubmit, onChoose, classNames, iconSize, buttons, note, children } = frame;
  const fieldId = useId();
  const [term, setTerm] = useState('');
  const [message, setMessage] = useState('');
  // Hydration keeps the text that was typed before, which is newer than the URL.
  useLayoutEffect(() => setTerm(field.current?.value || readTerm?.() || ''), [field, readTerm]);
  const isShown = isOpen ?? term.trim() !== '';
  useEffect(() => onShow?.(isShown), [onShow, isShown]);
  return (
    <search className={classNames.search} onKeyDown={moveWithArrows}>
      <form
        className={`flex flex-wrap items-center gap-x-4 border-ink pb-[calc(var(--deck)+3.75px)] contrast-more:py-3 ${classNames.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit((field.current?.value ?? term).trim());
        }}
      >
        <label htmlFor={fieldId} className="mt-3 basis-full font-medium text-sm">
          {labels.field}
        </label>
        <Glyph name="search" size={iconSize} />
        <input
          ref={field}
          id={fieldId}
          type={type}
          role={type === 'text' ? 'searchbox' : undefined}
          name="q"
          className={`search-field ${classNames.field}`.trim()}
          placeholder={labels.hint}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a dialog whose results scroll would focus their container
          autoFocus={type === 'text'}
          data-stop
        />
        {buttons}
      </form>
      <div className={classNames.body}>
        {note}
        <SearchStatus term={term} message={message} />
        {isShown && (
          <SearchResults
            term={term}
            labels={labels}
            limit={limit}
            onChoose={() => onChoose(term.trim())}
            onTryAgain={() => field.current?.focus()}
            onMessage={setMessage}
          />
        )}
      </div>
      {children}
    </search>
  );
}
