import type { IconName } from '@/lib/model/illustrations';
import { ICONS } from '@/ui/drawings/icons';
import { Illustration } from './Illustration';

type Props = { name: IconName; className?: string };

/** Renders a decorative detail of a bridge. @param className its size, if it is not 64 px */
export function Icon({ name, className = 'size-[min(4rem,18vw)]' }: Props) {
  return <Illustration of={ICONS[name]} className={`shrink-0 ${className}`} />;
}
