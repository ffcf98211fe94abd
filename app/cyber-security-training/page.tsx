import { StructuredData } from '@/components/islands/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { CardRow } from '@/components/sections/CardRow';
import { Hero } from '@/components/sections/Hero';
import { Platform } from '@/components/sections/Platform';
import { Tiles } from '@/components/sections/Tiles';
import { Section } from '@/components/ui/Section';
import { getPages } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

const getPage = () => getPages()['cyber-security-training']().data;

export const generateMetadata = () => buildMetadata({ ...getPage(), path: '/cyber-security-training' });

export default function TrainingPage() {
  const { hero, programme, platform, partnership, callToAction } = getPage();
  return (
    <>
      <StructuredData json={structuredData('/cyber-security-training')} />
      <Hero hero={hero} layout="beside" />
      <Section heading={programme.heading} text={programme.text}>
        <Tiles items={programme.tiles} />
      </Section>
      <Platform {...platform} />
      <div className="pt-section">
        <Section heading={partnership.heading} text={partnership.text}>
          <CardRow items={partnership.services} columns={4} />
        </Section>
      </div>
      <CallToAction {...callToAction} />
    </>
  );
}
