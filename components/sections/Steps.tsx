import { ItemHeading } from '@/components/parts/ItemHeading';
import { Section } from '@/components/parts/Section';
import type { ImageFile } from '@/lib/model/image-file';
import type { SectionFields } from '@/lib/model/page';
import { ListNumber } from '@/ui/ListNumber';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3 lg:gap-y-12',
};

/** The states of a bridge from survey to opening (tools/drawings/bridges/steps.ts). */
const STATES = 6;

/** Returns the state of the bridge at a step: the first has the first state, the last has the last. */
function bridgeAt(index: number, count: number): ImageFile {
  const state = 1 + Math.floor((index * (STATES - 1)) / (count - 1));
  return { kind: 'illustration', src: `/drawings/step-${state}.svg`, width: 1440, height: 372 };
}

type Props = { items: SectionFields<'steps'>['steps'] };

function BridgeSteps({ items }: Props) {
  return (
    <ol className="steps-bridge overflow-clip pb-section">
      {items.map(({ title, description }, index) => (
        <li key={index}>
          <ResponsiveImage
            image={bridgeAt(index, items.length)}
            alt=""
            className="h-auto w-full object-cover object-right max-lg:aspect-[920/372] mirrored print:aspect-[920/372]"
          />
          <div>
            <ListNumber index={index} />
            <h3 className="text-h2">{title}</h3>
            <p className="mt-3">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const LENGTHS: Readonly<Record<number, string>> = { 1: '[--days:1]', 2: '[--days:2]', 3: '[--days:3]' };

/** Renders steps as parts of a levelling staff: each is as long as its days. Descriptions name the days. */
function StaffSteps({ items }: Props) {
  const countFirstDay = (index: number) => items.slice(0, index).reduce((sum, { days = 1 }) => sum + days, 1);
  return (
    <ol className="steps-staff grid">
      {items.map(({ title, description, days = 1 }, index) => (
        <li key={index} className={LENGTHS[days]}>
          <p className="figure-note grid" aria-hidden="true">
            {Array.from({ length: days }, (_, day) => countFirstDay(index) + day).map((day) => (
              <span
                key={day}
                className={`grid place-content-center border-[1.5px] border-ink ${day % 2 ? 'bg-ink text-surface' : ''}`}
              >
                {day}
              </span>
            ))}
          </p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Hangs from a line: down the side on phones, along the top from 1024 px on, with a leg at the start, and at the end of a row. */
const STEP =
  'relative border-ink pb-8 max-lg:border-s-[2.75px] ps-6 max-lg:last:pb-0 lg:border-s-[1.5px] lg:border-t-[2.75px] lg:border-b-[1.5px] lg:pt-8 lg:pb-8 lg:ps-4 lg:pe-8 lg:last:border-e-[1.5px]';

/** So many steps are in two rows. */
const ROWS = 6;

function UnderLine({ items }: Props) {
  return (
    <ol className={`grid grid-cols-1 ${COLUMNS[items.length]}`}>
      {items.map(({ title, description, icon }, index) => (
        <li key={index} className={`${STEP} ${index === 2 && items.length === ROWS ? 'lg:border-e-[1.5px]' : ''}`}>
          <ItemHeading title={title} index={index} icon={icon} />
          <p className="mt-3">{description}</p>
        </li>
      ))}
    </ol>
  );
}

export function Steps({ data: { steps: items, ...copy }, id }: SectionProps<'steps'>) {
  const Look = copy.composition ? BridgeSteps : items[0]?.days ? StaffSteps : UnderLine;
  return (
    <Section id={id} {...copy}>
      <Look items={items} />
    </Section>
  );
}
