const LOOKS = { width: 12, height: 12, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };

export function Chevron() {
  return (
    <svg viewBox="0 0 12 12" {...LOOKS} aria-hidden="true">
      <path d="m2 4 4 4 4-4" />
    </svg>
  );
}
