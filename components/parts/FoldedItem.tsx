import type { ReactNode } from 'react';
import { ListNumber } from '@/ui/ListNumber';
import { FoldOnPhones } from './FoldOnPhones';

type Props = {
  /** Of what opens, so that a link to it opens the row. */
  id?: string | undefined;
  title: string;
  /** From 0, if items have numbers. */
  index?: number;
  /** Of rows with one name, only one is open. */
  name?: string;
  size?: 'text-h3' | 'text-h4';
  className?: string;
  children: ReactNode;
};

/** Renders an item of a list below its title, which is a row that opens on phones. */
export function FoldedItem({ id, title, index, name, size = 'text-h3', className, children }: Props) {
  const number = index !== undefined && <ListNumber index={index} />;
  const label = (
    <span className="flex min-w-0 items-baseline gap-3 font-display text-h4">
      {number}
      <span className="wrap-anywhere min-w-0 hyphens-auto">{title}</span>
    </span>
  );
  return (
    <FoldOnPhones label={label} name={name} isRow>
      <div id={id} className={className}>
        <div className="col-span-12 flex items-baseline gap-3 max-sm:hidden lg:col-span-4">
          {number}
          <h3 className={`hyphens-auto ${size}`}>{title}</h3>
        </div>
        {children}
      </div>
    </FoldOnPhones>
  );
}
