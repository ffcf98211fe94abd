import { Icon } from './Icon';
import { Link, type Target } from './Link';

type Props = Target & {
  label: string;
  /** Read out by screen readers: 'Learn more' about what. */
  about: string;
};

/** Renders the link at the foot of a card. */
export function CardLink({ label, about, ...target }: Props) {
  return (
    <Link {...target} className="card-link">
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
