import type { DetailName } from '@/lib/shared/details';
import { DETAILS } from '@/lib/shared/drawings/details';
import { Drawing } from './Drawing';

type Props = { name: DetailName; className?: string };

/** A detail of a bridge beside a step or a part, 64 pixels square. Decorative, as an icon is. */
export function Detail({ name, className = '' }: Props) {
  return <Drawing of={DETAILS[name]} className={`size-[min(4rem,18vw)] ${className}`.trim()} />;
}
