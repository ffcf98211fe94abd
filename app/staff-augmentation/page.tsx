import { StructuredData } from '@/components/islands/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { Channels } from '@/components/sections/Channels';
import { Disciplines } from '@/components/sections/Disciplines';
import { Hero } from '@/components/sections/Hero';
import { Steps } from '@/components/sections/Steps';
import { Section } from '@/components/ui/Section';
import { getPages } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

const getPage = () => getPages()['staff-augmentation']().data;

export const generateMetadata = () => buildMetadata({ ...getPage(), path: '/staff-augmentation' });

export default function StaffAugmentationPage() {
  const { hero, disciplines, methodology, channels, callToAction } = getPage();
  return (
    <>
      <StructuredData json={structuredData('/staff-augmentation')} />
      <Hero hero={hero} />
      <Section heading={disciplines.heading} text={disciplines.text}>
        <Disciplines items={disciplines.items} />
      </Section>
      <Section heading={methodology.heading} text={methodology.text}>
        <Steps items={methodology.steps} />
      </Section>
      <Section heading={channels.heading} text={channels.text}>
        <Channels items={channels.items} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
