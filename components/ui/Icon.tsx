import { ICONS, type IconName } from '@/lib/shared/icons';

type Props = { name: IconName; size?: number };

/** Renders a decorative icon. @param size in CSS pixels */
export function Icon({ name, size = 24 }: Props) {
  const IconComponent = ICONS[name];
  return <IconComponent aria-hidden="true" size={size} stroke={1.5} className="shrink-0" />;
}
