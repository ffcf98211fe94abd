import { Icon } from '@/components/ui/Icon';
import type { ServiceCard } from '@/lib/content/schema';

/** Sourcing channels as hangers: each comes down on the same deck. */
export function Channels({ items }: { items: ServiceCard[] }) {
  return (
    <ul className="hangers">
      {items.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} size={30} />
          <h3 className="mt-4 text-h4">{title}</h3>
          <p className="mt-2 text-sm">{description}</p>
        </li>
      ))}
    </ul>
  );
}
