'use client';

import { useEffect } from 'react';
import { ErrorMessage } from '@/components/islands/ErrorMessage';

/** Replaces a page that failed to load or render. */
export default function RoutingError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorMessage error={error} />;
}
