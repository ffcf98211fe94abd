import { CardLink } from '@/components/parts/CardLink';
import { SHORES } from '@/components/sections/drawings/people';
import { ButtonLink } from '@/ui/ButtonLink';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

export function Shores({ data: { sides }, id }: SectionProps<'shores'>) {
  return (
    <div id={id}>
      <ResponsiveImage image={SHORES} alt="" />
      <div className="sheet columns-12 gap-y-8 pt-6 pb-section">
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
