'use client';

import NextLink from 'next/link.js';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

/**
 * A soft navigation within the site. Nothing is fetched before the visitor points at it, focuses it or
 * touches it: Next would otherwise ask for three files a link as soon as the link is in view.
 */
export function SiteLink(props: Props) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    // `prefetch` alone would leave the link dead on click in an export: https://github.com/vercel/next.js/issues/92341
    <NextLink {...props} prefetch={wanted ? null : false} onMouseEnter={want} onFocus={want} onTouchStart={want} />
  );
}
