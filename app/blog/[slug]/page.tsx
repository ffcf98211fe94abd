import { PostPage } from '@/components/templates/PostPage';
import { pageMetadata } from '@/lib/site/metadata';
import { missingPage } from '../../missing-page';
import { PageShell } from '../../page-shell';
import { getSite } from '../../site';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => getSite().posts.map(({ slug }) => ({ slug }));

export async function generateMetadata(props: Props) {
  const { site, post } = await find(props);
  return pageMetadata(site, post.path);
}

export default async function Page(props: Props) {
  const { site, post } = await find(props);
  return (
    <PageShell site={site} url={post.path}>
      <PostPage post={post} site={site} />
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const { slug } = await params;
  const post = site.posts.find((other) => other.slug === slug) ?? missingPage(site, `/blog/${slug}`);
  return { site, post };
}
