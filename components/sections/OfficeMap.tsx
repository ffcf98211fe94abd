import { Island } from '@/components/parts/Island';
import { Glyph } from '@/ui/Glyph';
import { Link } from '@/ui/Link';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

/** Loads the map in view, over an illustration that stays visible until the map's host has responded. */
export function OfficeMap({ data, id, site: { company } }: SectionProps<'offices'>) {
  const { map, location } = company;
  return (
    <section id={id} className="sheet">
      <div className="rule-t columns-12 gap-y-6 pb-section">
        <div className="col-span-12 lg:col-span-4">
          <h2 className="text-h2">{data.heading}</h2>
          {data.text && <p className="mt-4 max-w-lead">{data.text}</p>}
          <p className="mt-4 font-medium">{location}</p>
          <Link href={map.link} className="card-link">
            {map.openLabel}
            <Glyph name="arrow-right" size={18} />
          </Link>
        </div>
        <div className="map-frame relative isolate col-span-12 h-map lg:col-span-7 lg:col-start-6">
          <ResponsiveImage image={map.image} alt="" className="size-full object-cover object-[60%_50%]" />
          <Island name="map-frame" view props={{}}>
            <iframe
              data-src={map.frame}
              title={map.title}
              loading="lazy"
              referrerPolicy="no-referrer"
              className="print:hidden"
            />
          </Island>
        </div>
      </div>
    </section>
  );
}
