import { ARCH } from '@/lib/shared/arch';

export function Logo() {
  return (
    <svg
      viewBox={ARCH.viewBox}
      width="34"
      height="20"
      className="shrink-0"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={ARCH.ribs} strokeWidth="2.25" />
      <path d={ARCH.hangers} strokeWidth="1.25" />
    </svg>
  );
}
