import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { IconName } from '@/lib/shared/icons';
import * as drawings from './icon-drawings';

/** A drawing that no name stands for does not compile either. */
type Unnamed = Exclude<keyof typeof drawings, IconName>;
const ICONS: Readonly<Record<IconName, TablerIcon> & Record<Unnamed, never>> = drawings;

type Props = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A decorative icon in the drawings' line; the text beside it carries the meaning. */
export function Icon({ name, size = 24 }: Props) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" size={size} stroke={1.5} className="shrink-0" />;
}
