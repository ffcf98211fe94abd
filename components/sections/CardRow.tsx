import { CardLink } from '@/components/ui/CardLink';
import { Icon } from '@/components/ui/Icon';
import type { ServiceCard } from '@/lib/content/schema';

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
} as const;

type Props = {
  items: ServiceCard[];
  columns: keyof typeof COLUMNS;
  /** 01, 02 … in place of icons. */
  numbered?: boolean;
};

/** Cards without boxes: columns of the sheet parted by ink rules. */
export function CardRow({ items, columns, numbered = false }: Props) {
  return (
    <ul className={`ruled-grid ${COLUMNS[columns]}`}>
      {items.map((item, index) => (
        <li key={item.title} className="flex flex-col gap-3">
          {numbered ? (
            <span className="figure-note mb-6" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
          ) : (
            <Icon name={item.icon} size={32} />
          )}
          <h3 className="text-h3">{item.title}</h3>
          <p className="mb-auto max-w-lead">{item.description}</p>
          {item.buttonText && <CardLink href={item.link} label={item.buttonText} about={item.title} />}
        </li>
      ))}
    </ul>
  );
}
