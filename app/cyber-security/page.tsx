import { StructuredData } from '@/components/islands/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { CardRow } from '@/components/sections/CardRow';
import { Hero } from '@/components/sections/Hero';
import { Paragraphs } from '@/components/sections/Paragraphs';
import { Portfolio } from '@/components/sections/Portfolio';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { getPages, getSite } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () =>
  buildMetadata({ ...getPages()['cyber-security']().data, path: '/cyber-security' });

export default function CyberSecurityPage() {
  const { hero, whatWeDo, services, portfolio, callToAction } = getPages()['cyber-security']().data;
  return (
    <>
      <StructuredData json={structuredData('/cyber-security')} />
      <Hero hero={hero} />
      <Section heading={whatWeDo.heading} layout="beside">
        <Paragraphs items={whatWeDo.paragraphs} />
        <p className="mt-8">
          <ButtonLink href={whatWeDo.link.link} look="outline">
            {whatWeDo.link.label}
          </ButtonLink>
        </p>
      </Section>
      <Section id="services" heading={services.heading} text={services.text}>
        <CardRow items={services.items} columns={3} numbered />
      </Section>
      <Portfolio {...portfolio} labels={getSite().labels} />
      <div className="pt-section">
        <CallToAction {...callToAction} />
      </div>
    </>
  );
}
