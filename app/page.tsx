import { StructuredData } from '@/components/islands/StructuredData';
import { CardRow } from '@/components/sections/CardRow';
import { Feature } from '@/components/sections/Feature';
import { Hero } from '@/components/sections/Hero';
import { StatsBand } from '@/components/sections/StatsBand';
import { Team } from '@/components/sections/Team';
import { Section } from '@/components/ui/Section';
import { getPages, getPosts } from '@/lib/content';
import { formatDate } from '@/lib/format-date';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages().home().data, path: '/' });

export default function HomePage() {
  const { hero, cards, team, services, statistics, featuredPost } = getPages().home().data;
  const post = getPosts().find(({ slug }) => slug === featuredPost.slug);
  return (
    <>
      <StructuredData json={structuredData('/')} />
      <Hero hero={hero} display />
      <Section heading={cards.heading}>
        <CardRow items={cards.items} columns={3} numbered />
      </Section>
      <Team {...team} />
      <Section heading={services.heading} text={services.text}>
        <CardRow items={services.items} columns={4} />
      </Section>
      <StatsBand {...statistics} />
      {post && (
        <div className="pt-section">
          <Section heading={featuredPost.heading}>
            <Feature
              heading="h3"
              {...post}
              note={formatDate(post.date)}
              dateTime={post.date}
              text={post.excerpt}
              link={`/blog/${post.slug}`}
              buttonText={featuredPost.buttonText}
            />
          </Section>
        </div>
      )}
    </>
  );
}
