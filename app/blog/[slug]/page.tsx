import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/islands/StructuredData';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { BlogPostPage } from '@/components/templates/BlogPostPage';
import { absoluteUrl } from '@/lib/absolute-url';
import { blogFeeds, markdownTwin } from '@/lib/alternates';
import { getPosts, getSite } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { buildMetadata } from '@/lib/metadata';
import { trailTo } from '@/lib/pages';
import { structuredData } from '@/lib/structured-data';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const find = async (params: Props['params']) => {
  const { slug } = await params;
  return getPosts().find((post) => post.slug === slug) ?? notFound();
};

export const generateStaticParams = () => getPosts().map(({ slug }) => ({ slug }));

const pathOf = ({ slug }: { slug: string }) => `/blog/${slug}`;

export async function generateMetadata({ params }: Props) {
  const post = await find(params);
  const path = pathOf(post);
  return buildMetadata({
    ...post,
    path,
    article: post,
    alternates: { ...blogFeeds(), ...markdownTwin(post.title, path) },
  });
}

export default async function Page({ params }: Props) {
  const post = await find(params);
  const { labels } = getSite();
  const path = pathOf(post);
  const others = neighbours(getPosts(), post.slug, '/blog').slice(0, 5);
  return (
    <>
      <StructuredData json={structuredData(path)} />
      <Breadcrumb label={labels.breadcrumb} steps={trailTo(path)} />
      <BlogPostPage post={post} address={absoluteUrl(path)} others={others} labels={labels} />
    </>
  );
}
