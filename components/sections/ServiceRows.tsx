import { CardLink } from '@/components/ui/CardLink';
import { Icon } from '@/components/ui/Icon';
import type { ServiceCard } from '@/lib/content/schema';

/** Services as the rows of a schedule: number, name, what it is, and where to read on. */
export function ServiceRows({ items }: { items: ServiceCard[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.title} className="columns-12 items-baseline gap-y-2 border-line border-t py-6 first:border-t-0">
          <span className="figure-note col-span-2 flex items-center gap-4 lg:col-span-1" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="col-span-10 flex items-center gap-4 text-h3 lg:col-span-4">
            <Icon name={item.icon} size={28} />
            {item.title}
          </h3>
          <p className="col-span-10 col-start-3 lg:col-span-5 lg:col-start-auto">{item.description}</p>
          <p className="col-span-10 col-start-3 lg:col-span-2 lg:col-start-auto lg:text-right">
            {item.buttonText && <CardLink href={item.link} label={item.buttonText} about={item.title} />}
          </p>
        </li>
      ))}
    </ul>
  );
}
