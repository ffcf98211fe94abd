import { Feature } from '@/components/sections/Feature';
import { Hero } from '@/components/sections/Hero';
import { getPages, getPosts } from '@/lib/content';
import { formatDate } from '@/lib/format-date';
import { buildMetadata } from '@/lib/metadata';

export const generateMetadata = () => buildMetadata({ ...getPages().blog().data, path: '/blog' });

export default function BlogPage() {
  const { hero, buttonText } = getPages().blog().data;
  return (
    <>
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
    </>
  );
}
