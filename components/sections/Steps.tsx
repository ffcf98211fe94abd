import type { TitledText } from '@/lib/content/schema';

const COLUMNS: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Steps in their order, standing under a deck like piers. */
export function Steps({ items }: { items: TitledText[] }) {
  return (
    <ol className={`deck-steps ${COLUMNS[items.length] ?? 'lg:grid-cols-4'}`}>
      {items.map(({ title, description }, index) => (
        <li key={title}>
          <span className="figure-note" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="mt-3 text-h3">{title}</h3>
          <p className="mt-3 text-sm">{description}</p>
        </li>
      ))}
    </ol>
  );
}
