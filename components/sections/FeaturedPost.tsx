import { z } from 'zod';
import { Feature } from '@/components/ui/Feature';
import { Section } from '@/components/ui/Section';
import { line, slug } from '@/lib/definitions/blocks';
import { defineSection, type SectionProps } from '@/lib/definitions/section';

const schema = z.strictObject({ heading: line, slug: slug.meta({ kind: 'post' }), buttonText: line });

/** One post of the blog, shown large. */
function FeaturedPost({ data: { heading, slug: post, buttonText }, id, context }: SectionProps<typeof schema>) {
  const teaser = context.teaser(`/blog/${post}`);
  if (!teaser) return null;
  return (
    <Section id={id} heading={heading}>
      <Feature heading="h3" {...teaser} buttonText={buttonText} />
    </Section>
  );
}

export const featuredPost = defineSection({
  label: 'Featured post',
  hint: 'One post of the blog with its picture, introduction and link.',
  schema,
  example: { heading: 'From the blog', slug: 'change-in-employee-engagement-perception', buttonText: 'Read More' },
  Component: FeaturedPost,
});
