import { Icon } from './Icon';
import { Link, type Target } from './Link';

type Props = Target & {
  label: string;
  /** What the link is about, for those who hear it out of its place: 'Learn more' about what. */
  about: string;
};

/** The link at the foot of a card. */
export function CardLink({ label, about, ...target }: Props) {
  return (
    <Link {...target} className="card-link">
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
