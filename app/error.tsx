'use client';

import { useEffect } from 'react';
import { ErrorMessage } from '@/components/islands/ErrorMessage';

type Props = { error: unknown; retry: () => void };

/** Shown in place of a page that failed to load or draw. */
export default function RoutingError({ error, retry }: Props) {
  useEffect(() => console.error(error), [error]);
  return <ErrorMessage error={error} retry={retry} />;
}
