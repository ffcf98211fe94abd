import type { DetailName } from '@/lib/shared/details';
import { DETAILS } from '@/lib/shared/drawings/details';
import { Drawing } from './Drawing';

type Props = { name: DetailName; className?: string };

/** Renders a detail of a bridge. Decorative: the text next to it has the meaning. */
export function Detail({ name, className = '' }: Props) {
  return <Drawing of={DETAILS[name]} className={`size-16 ${className}`.trim()} />;
}
