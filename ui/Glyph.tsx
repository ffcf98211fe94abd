const OUTLINES = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.75 11.25L20.5 20.5',
  facebook: 'M17 4h-2.5C12.5 4 11 5.5 11 7.5V20m-3.5-8.5H16',
  instagram: 'M4 4h16v16H4zm8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7m4.75-1.5h.5',
  linkedin: 'M4 4h16v16H4zm4 7v5.5M8 7.5V8m4 8.5V11m0 2.5c0-3 4-3 4 0v3',
  x: 'M4 4h4l12 16h-4zm15.5 0-6.6 7M11 13.1 4.5 20',
  youtube: 'M3 6h18v12H3zm7 3.25v5.5l4.75-2.75z',
} as const;

type Props = { name: keyof typeof OUTLINES; size?: number };

/** Renders a sign of the interface, which the text or name of its control explains. @param size in CSS pixels */
export function Glyph({ name, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`shrink-0 glyph ${name.startsWith('arrow') ? 'mirrored' : ''}`.trim()}
      aria-hidden="true"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
