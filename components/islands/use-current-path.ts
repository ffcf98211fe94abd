'use client';

import { useSelectedLayoutSegments } from 'next/navigation.js';
import { pathOf } from '@/lib/shared/navigation';

/**
 * The current page's address, the same on the server and in the browser; '' on the not-found page.
 * Read from the route's segments: usePathname differs between the two on a prerendered 404.html.
 */
export function useCurrentPath(): string {
  return pathOf(useSelectedLayoutSegments());
}
