import type { IconName } from '@/lib/model/illustrations';
import { Icon } from '@/ui/Icon';
import { ListNumber } from '@/ui/ListNumber';

type Props = {
  title: string;
  /** From 0, if items have numbers. */
  index?: number | undefined;
  icon?: IconName | undefined;
};

/** Renders number, icon and title of an item: one line on phones, where the text below has the width to itself. */
export function ItemHeading({ title, index, icon }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 xs:max-sm:flex-nowrap">
      {index !== undefined && <ListNumber index={index} />}
      {icon && <Icon name={icon} className="size-12 sm:size-16" />}
      <h3 className="w-full text-h3">{title}</h3>
    </div>
  );
}
