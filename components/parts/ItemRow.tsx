import type { ReactNode } from 'react';
import type { IconName } from '@/lib/model/illustrations';
import { Icon } from '@/ui/Icon';
import { ListNumber } from '@/ui/ListNumber';

type Props = {
  title: string;
  /** From 0, if items have numbers. */
  index?: number | undefined;
  icon?: IconName | undefined;
  description: string;
  link?: ReactNode;
  /** The end of the row, such as a list. */
  children?: ReactNode;
};

/** Renders an item of a list as a row across the sheet. */
export function ItemRow({ title, index, icon, description, link, children }: Props) {
  return (
    <li className="rule-t columns-12 items-baseline gap-y-2 pb-6">
      <div className="col-span-12 flex flex-wrap items-baseline gap-x-4 xs:flex-nowrap lg:col-span-4">
        {index !== undefined && <ListNumber index={index} />}
        {icon && <Icon name={icon} className="size-12 self-center" />}
        <h3 className="wrap-anywhere min-w-0 text-h3">{title}</h3>
      </div>
      <div className={`col-span-12 ${children ? 'md:col-span-6 lg:col-span-5' : 'lg:col-span-8'}`}>
        <p className="max-w-measure">{description}</p>
        {link}
      </div>
      {children && <div className="col-span-12 md:col-span-6 lg:col-span-3">{children}</div>}
    </li>
  );
}
