import { Glyph } from './Glyph';
import { Link, type Target } from './Link';

type Props = Target & { label: string; about: string };

/** Renders the link at the foot of a card. @param about the subject of 'Learn more', for screen readers */
export function CardLink({ label, about, ...target }: Props) {
  return (
    <Link {...target} className="card-link" data-pagefind-ignore="">
      {label}
      <span className="sr-only">: {about}</span>
      <Glyph name="arrow-right" size={18} />
    </Link>
  );
}
