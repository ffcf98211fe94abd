import { Island } from '@/components/parts/Island';
import { Glyph } from '@/ui/Glyph';
import { Link, type Target } from '@/ui/Link';

type Props = Target & { label: string; about: string; isStretched?: boolean };

/**
 * Renders the link at the foot of a card; without a target it has no arrow, and a tooltip with the placeholder.
 * @param about the subject of 'Learn more', for screen readers
 * @param isStretched whether what is around it is a part of the link
 */
export function CardLink({ label, about, isStretched = false, ...target }: Props) {
  if (target.href === undefined && 'placeholder' in target) {
    const name = `${label}: ${about}: ${target.placeholder}`;
    return (
      <Island name="hints" props={{}}>
        <Link {...target} aria-label={name} data-hint tabIndex={0} className="card-link">
          {label}
          <span className="sr-only">: {about}</span>
        </Link>
      </Island>
    );
  }
  return (
    <Link {...target} className={`card-link ${isStretched ? 'stretched' : ''}`.trim()}>
      {label}
      <span className="sr-only">: {about}</span>
      <Glyph name="arrow-right" size={18} />
    </Link>
  );
}
