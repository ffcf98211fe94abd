'use client';

import { useEffect } from 'react';
import { ErrorMessage } from '@/islands/runtime/ErrorMessage';

/**
 * Replaces a page that failed to load or render, in `npm run dev` and in a plain Next export. The deployed pages have no
 * client runtime of Next: there, an island that throws shows the same message.
 */
export default function RoutingError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorMessage error={error} />;
}
