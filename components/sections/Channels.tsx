import { PARTS } from '@/components/ui/drawings/parts';
import { Illustration } from '@/components/ui/Illustration';
import { Section } from '@/components/ui/Section';
import { defineSection, headed, listOf, panorama, titled, z } from './define-section';

type Item = z.infer<typeof titled>;

type ItemsProps = { items: readonly Item[]; isUnderBridge?: boolean };

/** Renders items that hang from one chord, each on its own line. Next to each other, they hang from the towers of a bridge. */
function Items({ items, isUnderBridge = false }: ItemsProps) {
  const chord = isUnderBridge ? '' : 'border-ink lg:border-b-[2.75px]';
  const hanger = isUnderBridge ? 'pt-5 lg:border-s-[1.5px]' : 'border-s-[1.5px] max-lg:ps-5';
  return (
    <ul className={`grid lg:auto-cols-fr lg:grid-flow-col ${chord}`}>
      {items.map(({ title, description }) => (
        <li key={title} className={`border-ink pb-8 lg:ps-4 lg:pe-5 lg:pb-10 ${hanger}`}>
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2 text-sm">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Spans outside of the columns, which the widest screens have room for. */
const AHEAD = ['absolute end-full', 'absolute end-[200%]'];
const BEHIND = ['absolute start-full top-0', 'absolute start-[200%] top-0'];

const span = (className = '') => (
  <Illustration of={PARTS.panorama} className={`bridge-part ${className}`} key={className} />
);

/** Renders a bridge that goes on at both edges of the page, with a span above each item from 1024 px on. */
function Bridge({ count }: { count: number }) {
  return (
    <div className="relative mt-6 overflow-x-clip">
      <div className="sheet">
        <div className="grid auto-cols-[minmax(9rem,1fr)] grid-flow-col">
          {Array.from({ length: count }, (_, index) => index).map((index) => (
            <div key={index} className="relative">
              {index === 0 && AHEAD.map(span)}
              {span()}
              {index === count - 1 && BEHIND.map(span)}
            </div>
          ))}
        </div>
      </div>
      {/* 160 of 240: tools/drawings/panorama.ts */}
      <div className="absolute inset-x-0 top-[66.7%] deck-line pt-[2.75px]" />
    </div>
  );
}

export const channels = defineSection({
  label: 'Short items',
  hint: 'Two to six short items next to each other on one line, or below a bridge with a span for each.',
  schema: z.strictObject({
    ...headed,
    composition: panorama.optional(),
    items: listOf(titled, 2, 6).meta({ label: 'Short items' }),
  }),
  example: {
    heading: 'Sourcing channels',
    text: 'Good people are rarely all in one place.',
    items: [
      { title: 'Direct Search', description: 'What it is, in a sentence.' },
      { title: 'Referrals', description: 'What it is, in a sentence.' },
      { title: 'Job Boards', description: 'What it is, in a sentence.' },
    ],
  },
  Component: ({ data: { items, ...copy }, id }) => (
    <Section id={id} {...copy}>
      {copy.composition ? (
        <>
          <Bridge count={items.length} />
          <div className="sheet pb-section">
            <Items items={items} isUnderBridge />
          </div>
        </>
      ) : (
        <Items items={items} />
      )}
    </Section>
  ),
});
