import { StructuredData } from '@/components/islands/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { Hero } from '@/components/sections/Hero';
import { Paragraphs } from '@/components/sections/Paragraphs';
import { ServiceRows } from '@/components/sections/ServiceRows';
import { Steps } from '@/components/sections/Steps';
import { Section } from '@/components/ui/Section';
import { getPages } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages()['it-services']().data, path: '/it-services' });

export default function ItServicesPage() {
  const { hero, whatWeDo, approach, services, callToAction } = getPages()['it-services']().data;
  return (
    <>
      <StructuredData json={structuredData('/it-services')} />
      <Hero hero={hero} />
      <Section heading={whatWeDo.heading} layout="beside">
        <Paragraphs items={whatWeDo.paragraphs} />
      </Section>
      <Section heading={approach.heading} text={approach.text}>
        <Steps items={approach.steps} />
      </Section>
      <Section heading={services.heading} text={services.text}>
        <ServiceRows items={services.items} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
