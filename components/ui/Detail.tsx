import type { DetailName } from '@/lib/shared/details';
import { DETAILS } from '@/lib/shared/drawings/details';
import { Illustration } from './Illustration';

type Props = { name: DetailName; className?: string };

/** Renders a decorative detail of a bridge. */
export function Detail({ name, className = '' }: Props) {
  return <Illustration of={DETAILS[name]} className={`size-[min(4rem,18vw)] ${className}`.trim()} />;
}
