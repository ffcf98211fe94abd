import type { ComponentProps, ReactNode } from 'react';
import { withBasePath } from '@/lib/shared/base-path';

type Props = Omit<ComponentProps<'a'>, 'href' | 'role'> & {
  /** Where it leads. Missing: a placeholder that looks and reads as a link without a target. */
  href?: string | undefined;
  children: ReactNode;
};

/** Every link of the site: to a page, a place on the page or elsewhere, or a placeholder while content names no target. */
export function Link({ href, children, ...rest }: Props) {
  if (href === undefined) {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={withBasePath(href)} {...(/^(https?:|\/\/)/.test(href) && { rel: 'noopener' })} {...rest}>
      {children}
    </a>
  );
}
