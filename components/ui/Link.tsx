import type { ComponentProps, ReactNode } from 'react';
import { linkAttributes } from '@/lib/shared/link-attributes';

/** Where a link leads; or, while content names no target, what is said of that. */
export type Target = { href: string } | { href?: string | undefined; placeholder: string };

type Props = Omit<ComponentProps<'a'>, 'href' | 'role' | 'placeholder'> & Target & { children: ReactNode };

/** Every link of the site: to a page, a place on the page or elsewhere, or a placeholder while content names no target. */
export function Link({ children, ...props }: Props) {
  const { href, placeholder, ...rest } = { placeholder: '', ...props };
  if (href === undefined) {
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
        <span className="sr-only">: {placeholder}</span>
      </a>
    );
  }
  return (
    <a {...linkAttributes(href)} {...rest}>
      {children}
    </a>
  );
}
