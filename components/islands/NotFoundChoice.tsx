'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { NearestPages } from './NearestPages';

type Props = {
  /** What the not-found page shows for most addresses, and without JavaScript. */
  page: ReactNode;
  /** What it shows below /blog/ where the host has no not-found page for that folder. */
  post: ReactNode;
  postTitle: string;
  /** Stands above the pages whose addresses come nearest. */
  nearest: string;
};

const never = () => () => {};
const isPostAddress = () => /\/blog\/./.test(window.location.pathname);

/** Holds the document's title: React writes the prerendered one once more after it has hydrated the head. */
function keepTitle(title: string) {
  const keep = () => {
    if (document.title !== title) document.title = title;
  };
  keep();
  const observer = new MutationObserver(keep);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

/** Logs the missing path, and picks the text for it once the real address is known. */
export function NotFoundChoice({ page, post, postTitle, nearest }: Props) {
  const isPost = useSyncExternalStore(never, isPostAddress, () => false);
  useEffect(() => console.info(`Page not found: ${window.location.pathname}`), []);
  useEffect(() => (isPost ? keepTitle(postTitle) : undefined), [isPost, postTitle]);
  return (
    // As high as the view, so that the footer lies below it and does not move when the list comes.
    <div className="min-h-svh">
      {isPost ? post : page}
      <NearestPages heading={nearest} />
    </div>
  );
}
