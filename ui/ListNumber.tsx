type Props = { index: number; className?: string };

/** Renders the number of a list item, 01, 02 …, hidden from screen readers, which count items. @param index from 0 */
export function ListNumber({ index, className = '' }: Props) {
  return (
    <span className={`figure-note min-w-5 shrink-0 whitespace-nowrap ${className}`.trim()} aria-hidden="true">
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
