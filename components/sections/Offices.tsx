import { viaductColumnsFor } from '@/components/parts/columns';
import { PARTS } from '@/components/parts/drawings/parts';
import { Section } from '@/components/parts/Section';
import { phoneLink } from '@/lib/url/links';
import { Illustration } from '@/ui/Illustration';
import { ListNumber } from '@/ui/ListNumber';
import { OfficeMap } from './OfficeMap';
import type { SectionProps } from './section-props';

const COLUMNS = ['md:grid-cols-3', 'md:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6'];

export function Offices(props: SectionProps<'offices'>) {
  if (props.data.look === 'map') return <OfficeMap {...props} />;
  const { offices } = props.site.company;
  return (
    <Section id={props.id} {...props.data}>
      <ol
        className={`grid grid-cols-2 gap-y-8 overflow-x-clip text-center ${COLUMNS[viaductColumnsFor(offices.length) - 3]}`}
      >
        {offices.map(({ country, city, address, phone }, index) => (
          <li key={index}>
            <ListNumber index={index} />
            <Illustration of={PARTS.pier} className="bridge-part" />
            <p className="pt-4 font-display font-semibold text-h4">{country}</p>
            {city && <p>{city}</p>}
            {address && <p>{address}</p>}
            {phone && (
              <p>
                <a className="text-link" href={phoneLink(phone)}>
                  {phone}
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
