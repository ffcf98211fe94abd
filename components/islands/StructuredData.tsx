'use client';

import { useState, useSyncExternalStore } from 'react';

type Props = {
  /** JSON-LD with every < escaped: lib/structured-data.ts. */
  json: string;
};

const never = () => () => {};

/**
 * Facts for search engines, in the page's HTML only. On a soft navigation nothing is drawn: React makes a script
 * element by way of innerHTML, which a policy of Trusted Types refuses, and no crawler navigates softly.
 */
export function StructuredData({ json }: Props) {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn] = useState(isInHtml);
  if (!drawn) return null;
  // As a child it would be escaped as HTML, and no longer be JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
