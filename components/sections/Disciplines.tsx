import { Icon } from '@/components/ui/Icon';
import type { StaffAugmentation } from '@/lib/content/schema';

type Props = { items: StaffAugmentation['disciplines']['items'] };

/** Functional disciplines with the roles each one covers. */
export function Disciplines({ items }: Props) {
  return (
    <ul>
      {items.map(({ icon, title, description, roles }) => (
        <li key={title} className="columns-12 gap-y-4 border-line border-t py-7 first:border-t-0 first:pt-0">
          <h3 className="col-span-12 flex items-start gap-4 text-h3 lg:col-span-4">
            <Icon name={icon} size={28} />
            {title}
          </h3>
          <p className="col-span-12 md:col-span-6 lg:col-span-4">{description}</p>
          <ul className="col-span-12 grid content-start gap-1 md:col-span-6 lg:col-span-3 lg:col-start-10">
            {roles.map((role) => (
              <li key={role} className="figure-note">
                {role}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
