type Props = {
  /** From 0: the first is 01. */
  index: number;
  className?: string;
};

/** The number of an item as a drawing sheet has it: 01, 02 … Decorative, as the list itself says the order. */
export function ListNumber({ index, className = '' }: Props) {
  return (
    <span className={`figure-note ${className}`.trim()} aria-hidden="true">
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
