import { StructuredData } from '@/components/islands/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { CardRow } from '@/components/sections/CardRow';
import { FrameworkTruss } from '@/components/sections/FrameworkTruss';
import { Hero } from '@/components/sections/Hero';
import { Prose } from '@/components/sections/Prose';
import { Section } from '@/components/ui/Section';
import { getPages } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages().governance().data, path: '/governance' });

export default function GovernancePage() {
  const { data, body } = getPages().governance();
  const { hero, dataSecurity, framework, partnership, callToAction } = data;
  return (
    <>
      <StructuredData json={structuredData('/governance')} />
      <Hero hero={hero} layout="above" />
      <Section {...dataSecurity} layout="beside">
        <Prose html={renderMarkdown(body)} />
      </Section>
      <Section heading={framework.heading} text={framework.text}>
        <FrameworkTruss {...framework} />
      </Section>
      <Section heading={partnership.heading} text={partnership.text}>
        <CardRow items={partnership.services} columns={3} />
      </Section>
      <CallToAction {...callToAction} />
    </>
  );
}
