import { StructuredData } from '@/components/islands/StructuredData';
import { BrandStory } from '@/components/sections/BrandStory';
import { CallToAction } from '@/components/sections/CallToAction';
import { CardRow } from '@/components/sections/CardRow';
import { Directions } from '@/components/sections/Directions';
import { Hero } from '@/components/sections/Hero';
import { Section } from '@/components/ui/Section';
import { getPages } from '@/lib/content';
import { renderMarkdown } from '@/lib/content/markdown';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages().about().data, path: '/about' });

export default function AboutPage() {
  const { data, body } = getPages().about();
  return (
    <>
      <StructuredData json={structuredData('/about')} />
      <Hero hero={data.hero} />
      <BrandStory {...data.story} html={renderMarkdown(body)} />
      <Directions {...data.directions} />
      <div className="pt-section">
        <Section heading={data.cards.heading} text={data.cards.text}>
          <CardRow items={data.cards.items} columns={2} />
        </Section>
      </div>
      <CallToAction {...data.callToAction} />
    </>
  );
}
