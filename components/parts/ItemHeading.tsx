import type { IconName } from '@/lib/model/illustrations';
import { Icon } from '@/ui/Icon';
import { ListNumber } from '@/ui/ListNumber';

type Props = {
  title: string;
  /** From 0, if items have numbers. */
  index?: number | undefined;
  icon?: IconName | undefined;
};

/** Renders number, icon and title of an item: one line below 1024 px, if the words of the title have room next to them. */
export function ItemHeading({ title, index, icon }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4 lg:justify-between">
      {index !== undefined && <ListNumber index={index} />}
      {icon && <Icon name={icon} className="size-12 sm:size-16" />}
      <h3 className="min-w-0 grow basis-[min-content] text-h3 lg:basis-full">{title}</h3>
    </div>
  );
}
