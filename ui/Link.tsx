import type { ComponentProps, ReactNode } from 'react';
import { linkAttributes } from '@/lib/url/links';

/** A URL, or the placeholder for a link whose target is not in the content yet. */
export type Target = { href: string } | { href?: string | undefined; placeholder: string };

type Props = Omit<ComponentProps<'a'>, 'href' | 'role' | 'placeholder'> & Target & { children: ReactNode };

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
