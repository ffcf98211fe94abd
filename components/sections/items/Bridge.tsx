import { PARTS } from '@/components/parts/drawings/parts';
import { Section } from '@/components/parts/Section';
import { Illustration } from '@/ui/Illustration';
import type { SectionProps } from '../section-props';

/** Spans outside of the columns, which the widest screens have room for. */
const AHEAD = ['absolute end-full', 'absolute end-[200%]'];
const BEHIND = ['absolute start-full top-0', 'absolute start-[200%] top-0'];

const span = (className = '') => (
  <Illustration of={PARTS.panorama} className={`bridge-part ${className}`} key={className} />
);

/** Renders a bridge that goes on at both edges of the page, with a span above each item from 1024 px on. */
function Spans({ count }: { count: number }) {
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
      <div className="absolute inset-x-0 top-[66.7%] deck-bar" />
    </div>
  );
}

export function Bridge({ data: { items, ...copy }, id }: SectionProps<'items'>) {
  return (
    <Section id={id} {...copy} composition="panorama">
      <Spans count={items.length} />
      <ul className="sheet grid pb-section lg:auto-cols-fr lg:grid-flow-col">
        {items.map(({ title, description }, index) => (
          <li
            key={index}
            className="border-line py-4 max-lg:not-first:border-t lg:border-ink lg:border-s-[1.5px] lg:border-t-[1.5px] lg:px-4 lg:pt-4 lg:pb-8"
          >
            <h3 className="wrap-anywhere text-h4">{title}</h3>
            <p className="mt-2 text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
