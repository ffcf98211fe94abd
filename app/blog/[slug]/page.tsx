import { notFound } from 'next/navigation';
import { BlogPostPage } from '@/components/templates/BlogPostPage';
import { getPosts, getSite } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { buildMetadata } from '@/lib/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const find = async (params: Props['params']) => {
  const { slug } = await params;
  return getPosts().find((post) => post.slug === slug) ?? notFound();
};

export const generateStaticParams = () => getPosts().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const post = await find(params);
  return buildMetadata({ ...post, path: `/blog/${post.slug}` });
}

export default async function Page({ params }: Props) {
  const post = await find(params);
  const { origin, labels } = getSite();
  const others = neighbours(getPosts(), post.slug, '/blog').slice(0, 5);
  return <BlogPostPage post={post} address={`${origin}/blog/${post.slug}`} others={others} labels={labels} />;
}
