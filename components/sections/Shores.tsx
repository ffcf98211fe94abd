import { CardLink } from '@/components/parts/CardLink';
import type { ImageFile } from '@/lib/model/image-file';
import { ButtonLink } from '@/ui/ButtonLink';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

/** People on two shores (tools/drawings/shores.ts). */
const PEOPLE: ImageFile = {
  kind: 'illustration',
  src: '/drawings/shores.svg',
  width: 1440,
  height: 300,
  narrow: { src: '/variants/shores.narrow.svg', width: 720, height: 300 },
};

export function Shores({ data: { sides }, id }: SectionProps<'shores'>) {
  return (
    <div id={id}>
      <ResponsiveImage image={PEOPLE} alt="" />
      <div className="sheet columns-12 gap-y-10 pt-6 pb-section">
        {sides.map(({ heading, text, button, link }, index) => (
          <section key={index} className="col-span-12 flex flex-col md:col-span-6">
            <h2 className="text-h1">{heading}</h2>
            <p className="mt-4 max-w-lead">{text}</p>
            <p className="mt-auto flex flex-wrap items-center gap-6 pt-6">
              <ButtonLink href={button.link}>{button.label}</ButtonLink>
              {link && <CardLink href={link.link} label={link.label} about={heading} />}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
