import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import { Link } from './Link';

const LOOKS = { brand: 'button button-brand', outline: 'button' } as const;

type Props = { href: string; look?: keyof typeof LOOKS; about?: string | undefined; children: ReactNode };

/** Renders a link as a button with an arrow. @param about text for screen readers after the label */
export function ButtonLink({ href, look = 'brand', about, children }: Props) {
  return (
    <Link href={href} className={LOOKS[look]}>
      {children}
      {about !== undefined && <span className="sr-only"> {about}</span>}
      <Glyph name="arrow-right" size={18} />
    </Link>
  );
}
