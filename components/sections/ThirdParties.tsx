import { Section } from '@/components/parts/Section';
import { chooseText } from '@/lib/site/third-parties';
import type { SectionProps } from './section-props';

/** Renders what is true of this website. The hosts that it contacts replace {host}. */
export function ThirdParties({ data, id, site }: SectionProps<'third-parties'>) {
  const paragraphs = chooseText(data, site);
  if (!paragraphs) return null;
  const hosts = site.thirdParties[data.about]?.join(' or ') ?? '{host}';
  return (
    <div className="chapters">
      <Section id={id} heading={data.heading} layout="beside">
        <div className="prose">
          {paragraphs.map((text) => (
            <p key={text}>{text.replaceAll('{host}', hosts)}</p>
          ))}
        </div>
      </Section>
    </div>
  );
}
