import { StructuredData } from '@/components/islands/StructuredData';
import { Feature } from '@/components/sections/Feature';
import { FeedLinks } from '@/components/sections/FeedLinks';
import { Hero } from '@/components/sections/Hero';
import { blogFeeds } from '@/lib/alternates';
import { getPages, getPosts, getSite } from '@/lib/content';
import { formatDate } from '@/lib/format-date';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () =>
  buildMetadata({ ...getPages().blog().data, path: '/blog', alternates: blogFeeds() });

export default function BlogPage() {
  const { hero, buttonText } = getPages().blog().data;
  return (
    <>
      <StructuredData json={structuredData('/blog')} />
      <Hero hero={hero} layout="beside" />
      <ul className="sheet">
        {getPosts().map((post) => (
          <li key={post.slug} className="rule-t py-12 last:pb-section">
            <Feature
              heading="h2"
              {...post}
              note={formatDate(post.date)}
              dateTime={post.date}
              text={post.excerpt}
              link={`/blog/${post.slug}`}
              buttonText={buttonText}
            />
          </li>
        ))}
      </ul>
      <FeedLinks labels={getSite().labels} />
    </>
  );
}
