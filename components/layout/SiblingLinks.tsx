import { STAGES } from '@/components/layout/drawings/stages';
import { RowLink } from '@/components/parts/RowLink';
import type { NamedLink } from '@/lib/site/navigation';
import { Illustration } from '@/ui/Illustration';

type Props = { heading: string; items: readonly NamedLink[] };

/** Renders sibling links. Every entry of a kind is linked. */
export function SiblingLinks({ heading, items }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={heading} className="sheet">
      <div className="rule-t columns-12 gap-y-6 pb-section">
        <h2 className="col-span-12 text-h3 lg:col-span-5">{heading}</h2>
        <ul className="col-span-12 lg:-mt-3 lg:col-span-7">
          {items.map(({ link, stage, ...item }) => (
            <RowLink
              key={link}
              href={link}
              image={stage && <Illustration of={STAGES[stage]} className="w-24 shrink-0" />}
              {...item}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}
