import { MARK } from '@/ui/drawings/mark';

/** Renders the mark, decorative: the company's name is next to it. */
export function Logo() {
  return (
    <svg viewBox={MARK.viewBox} width={MARK.width} height={MARK.height} className="shrink-0" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d={MARK.arch} strokeWidth={MARK.archWidth} />
        <path d={MARK.hangers} strokeWidth={MARK.hangerWidth} />
      </g>
      <path d={MARK.deck} className="fill-brand" />
    </svg>
  );
}
