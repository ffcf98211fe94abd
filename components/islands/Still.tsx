'use client';

import type { HTMLAttributes, ReactNode } from 'react';
import { useIsInHtml } from './use-is-in-html';

/** What it holds, without an island. Missing in finished pages: scripts/finish/payload.ts. */
type Content = { children?: ReactNode; html?: never } | { html?: string; children?: never };

type Props = Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> & {
  as: 'div' | 'header' | 'nav' | 'p' | 'section' | 'ul';
  /** What no other of these elements on the page is called. */
  name: string;
} & Content;

const AS_WRITTEN = { __html: '' };

/** What the page's HTML holds in each of these elements, noted before React may draw anything anew. */
const written = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-still]')].map((element) => [
        element.dataset.still,
        [...element.childNodes],
      ]),
);

/** Puts back what stood in an element that was drawn anew: moved as it is, as a policy of Trusted Types refuses HTML. */
function restore(element: HTMLElement | null) {
  if (element && !element.hasChildNodes()) element.append(...(written.get(element.dataset.still) ?? []));
}

/**
 * An element that nothing ever changes, such as a text. Its content stands in the page's HTML only: the finisher takes it
 * out of the page's data, and React takes the element over without a look inside.
 */
export function Still({ as: Tag, name, children, html, ...attributes }: Props) {
  const isInHtml = useIsInHtml();
  if (children !== undefined) {
    return (
      <Tag data-still={name} {...attributes}>
        {children}
      </Tag>
    );
  }
  if (html !== undefined) return <Tag data-still={name} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  const content = isInHtml ? { dangerouslySetInnerHTML: AS_WRITTEN } : {};
  return <Tag data-still={name} ref={restore} {...attributes} {...content} />;
}
