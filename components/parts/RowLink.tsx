import type { ReactNode } from 'react';
import { Link } from '@/ui/Link';
import { Note } from './Note';

type Props = {
  href: string;
  rel?: string | undefined;
  label: string;
  note?: string | undefined;
  dateTime?: string | undefined;
  /** In front of the label. */
  image?: ReactNode;
  /** What ends the row. */
  children?: ReactNode;
};

/** Renders a row of a list that leads to a page. */
export function RowLink({ href, rel, label, note, dateTime, image, children }: Props) {
  return (
    <li
      className={`border-line border-b ${children ? 'flex items-center gap-x-6 sm:grid sm:grid-cols-[2fr_3fr_6rem]' : ''}`}
    >
      <Link href={href} rel={rel} className="row row-link">
        <Note of={note} dateTime={dateTime} />
        {image}
        {label}
      </Link>
      {children}
    </li>
  );
}
