'use client';

import { useEffect } from 'react';
import { ErrorMessage } from '@/components/islands/ErrorMessage';

/** Shown in place of a page that failed to load or draw. */
export default function RoutingError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return <ErrorMessage error={error} />;
}
