import { Glyph } from './Glyph';
import { Link, type Target } from './Link';

type Props = Target & { label: string; about: string };

/**
 * Renders the link at the foot of a card; without a target it has no arrow, and the placeholder is next to it.
 * @param about the subject of 'Learn more', for screen readers
 */
export function CardLink({ label, about, ...target }: Props) {
  if (target.href === undefined && 'placeholder' in target) {
    return (
      <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <Link {...target} className="card-link">
          {label}
          <span className="sr-only">: {about}</span>
        </Link>
        <span aria-hidden="true">{target.placeholder}</span>
      </span>
    );
  }
  return (
    <Link {...target} className="card-link">
      {label}
      <span className="sr-only">: {about}</span>
      <Glyph name="arrow-right" size={18} />
    </Link>
  );
}
