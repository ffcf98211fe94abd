'use client';

import { useIsInHtml } from './use-is-in-html';

type Props = {
  type: 'application/ld+json' | 'speculationrules';
  /** With every < escaped. The page's data does not repeat it: scripts/finish/payload.ts. */
  json?: string;
};

/**
 * Data for browsers and search engines, in the page's HTML only. Where a page cannot be taken over, React draws it anew
 * to show what went wrong: it makes a script element by way of innerHTML, which a policy of Trusted Types refuses.
 */
export function DataBlock({ type, json = '' }: Props) {
  // As a child the JSON would be escaped as HTML, and no longer be JSON.
  return useIsInHtml() ? <script type={type} dangerouslySetInnerHTML={{ __html: json }} /> : null;
}
