import { Icon } from './Icon';
import { Link } from './Link';

type Props = {
  /** Missing: a placeholder, see Link. */
  href?: string | undefined;
  label: string;
  /** What the link is about, for those who hear it out of its place: 'Learn more' about what. */
  about: string;
};

/** The link at the foot of a card. */
export function CardLink({ href, label, about }: Props) {
  return (
    <Link href={href} className="card-link">
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
