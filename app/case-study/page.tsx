import { StructuredData } from '@/components/islands/StructuredData';
import { Feature } from '@/components/sections/Feature';
import { Hero } from '@/components/sections/Hero';
import { getCaseStudies, getPages } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages()['case-study']().data, path: '/case-study' });

export default function CaseStudiesPage() {
  const { hero, buttonText } = getPages()['case-study']().data;
  return (
    <>
      <StructuredData json={structuredData('/case-study')} />
      <Hero hero={hero} layout="above" />
      <ul className="sheet">
        {getCaseStudies().map((study, index) => (
          <li key={study.slug} className="rule-t py-12 last:pb-section">
            <Feature
              heading="h2"
              {...study}
              note={study.facts
                .slice(0, 2)
                .map(({ value }) => value)
                .join(' / ')}
              text={study.description}
              link={`/case-study/${study.slug}`}
              buttonText={buttonText}
              flip={index % 2 === 1}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
