import { Icon } from '@/components/ui/Icon';
import type { ServiceCard } from '@/lib/content/schema';

/** Programme tiles: an icon, a name and a sentence, three in a row. */
export function Tiles({ items }: { items: ServiceCard[] }) {
  return (
    <ul className="ruled-grid sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ icon, title, description }) => (
        <li key={title}>
          <span className="mb-8 grid size-14 place-items-center bg-brand text-on-brand">
            <Icon name={icon} size={30} />
          </span>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-3">{description}</p>
        </li>
      ))}
    </ul>
  );
}
