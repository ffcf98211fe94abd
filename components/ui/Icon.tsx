import { ICONS, type IconName } from '@/lib/shared/icons';

type Props = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** Renders a decorative icon: the text next to it has the meaning. */
export function Icon({ name, size = 24 }: Props) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" size={size} stroke={1.5} className="shrink-0" />;
}
