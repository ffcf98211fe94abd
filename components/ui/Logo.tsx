import { ARCH } from '@/lib/shared/arch';

const LOOKS = { width: 34, height: 20, fill: 'none', stroke: 'currentColor', className: 'shrink-0' };

export function Logo() {
  return (
    <svg viewBox={ARCH.viewBox} {...LOOKS} aria-hidden="true">
      <path d={ARCH.ribs} strokeWidth="2.25" />
      <path d={ARCH.hangers} strokeWidth="1.25" />
    </svg>
  );
}
