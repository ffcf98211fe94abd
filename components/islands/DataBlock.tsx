'use client';

import { useState, useSyncExternalStore } from 'react';

type Props = {
  type: 'application/ld+json' | 'speculationrules';
  /** With every < escaped. */
  json: string;
};

const never = () => () => {};

/**
 * Data for browsers and search engines, in the page's HTML only. Where a page cannot be taken over, React draws it anew
 * to show what went wrong: it makes a script element by way of innerHTML, which a policy of Trusted Types refuses.
 */
export function DataBlock({ type, json }: Props) {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isInHtml);
  // As a child the JSON would be escaped as HTML, and no longer be JSON.
  return isDrawn ? <script type={type} dangerouslySetInnerHTML={{ __html: json }} /> : null;
}
