import { Feature } from '@/components/parts/Feature';
import { Section } from '@/components/parts/Section';
import { withDate } from '@/lib/site/format-date';
import { findPostTeaser } from '@/lib/site/teasers';
import type { SectionProps } from './section-props';

export function FeaturedPost({ data: { slug: post, buttonText, ...copy }, id, site }: SectionProps<'featured-post'>) {
  const teaser = findPostTeaser(site, post);
  if (!teaser) return null;
  return (
    <Section id={id} {...copy}>
      <Feature heading="h3" {...withDate(teaser, site.company)} buttonText={buttonText} />
    </Section>
  );
}
