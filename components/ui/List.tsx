import type { HTMLAttributes } from 'react';

type Props = Omit<HTMLAttributes<HTMLElement>, 'role'> & {
  /** Whether the order of its items counts. */
  ordered?: boolean;
};

/**
 * A list drawn without markers. It says its role, as Safari takes such a list for layout:
 * https://bugs.webkit.org/show_bug.cgi?id=170179
 */
export function List({ ordered = false, ...rest }: Props) {
  const Element = ordered ? 'ol' : 'ul';
  return <Element {...rest} role="list" />;
}
