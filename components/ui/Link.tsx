import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/islands/SiteLink';

type Props = Omit<ComponentProps<'a'>, 'href' | 'role'> & {
  /** Where it leads. Missing: a placeholder that looks and reads as a link without a target. */
  href?: string | undefined;
  children: ReactNode;
};

/**
 * Every link of the site: a soft navigation within it, a plain anchor to a place on the page or elsewhere,
 * or a placeholder while content names no target.
 */
export function Link({ href, children, ...rest }: Props) {
  if (href === undefined) {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  }
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <SiteLink href={href} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={href} {...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' })} {...rest}>
      {children}
    </a>
  );
}
