'use client';

import { startTransition, useEffect, useState } from 'react';

/**
 * Tells the loader (scripts/finish/loader.ts) that every island answers. React draws a transition after everything
 * more urgent, so this one comes after all effects have run and what they requested is drawn, such as the
 * carousel's engine, which takes several rounds. React's marks on elements (`__reactProps$…`) would come too
 * early: they are set before the first effect.
 */
export function Ready() {
  const [settled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (settled) window.dispatchEvent(new Event('runtime-ready'));
  }, [settled]);
  return null;
}
