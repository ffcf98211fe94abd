import { Feature } from '@/components/parts/Feature';
import { Section } from '@/components/parts/Section';
import { withDate } from '@/lib/site/format-date';
import { teaserOfPost } from '@/lib/site/teasers';
import { defineSection, head, line, linkText, slug, z } from './define-section';

export const featuredPost = defineSection({
  label: 'Featured post',
  hint: 'One post of the blog with its image, introduction and link.',
  schema: z.strictObject({
    heading: line,
    head: head.optional(),
    slug: slug.meta({ role: 'post', label: 'Post', fileHint: 'The file name of the post without .md.' }),
    buttonText: linkText,
  }),
  example: { heading: 'From the blog', slug: 'change-in-employee-engagement-perception', buttonText: 'Read More' },
  Component: ({ data: { slug: post, buttonText, ...copy }, id, site }) => {
    const teaser = teaserOfPost(site, post);
    if (!teaser) return null;
    return (
      <Section id={id} {...copy}>
        <Feature heading="h3" {...withDate(teaser, site.company)} buttonText={buttonText} />
      </Section>
    );
  },
});
