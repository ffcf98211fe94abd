'use client';

import { useEffect, useState } from 'react';

/**
 * Tells the loader (scripts/finish/loader.ts) that every island answers. Two rounds: the first effect runs after
 * every island's own, and the second after what those effects asked for is drawn, such as the carousel's engine.
 * React's marks on elements (`__reactProps$…`) come too early: they are set before any effect has run.
 */
export function Ready() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (mounted) window.dispatchEvent(new Event('runtime-ready'));
  }, [mounted]);
  return null;
}
