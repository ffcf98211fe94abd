import { PostPage } from '@/components/templates/PostPage';
import { pageMetadata } from '@/lib/site/metadata';
import { getSitePage } from '@/lib/site/pages';
import { missingPage } from '../../missing-page';
import { PageShell } from '../../page-shell';
import { getSite } from '../../site';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => getSite().posts.map(({ slug }) => ({ slug }));

export async function generateMetadata(props: Props) {
  const { site, page } = await find(props);
  return pageMetadata(site, page);
}

export default async function Page(props: Props) {
  const { site, page, post } = await find(props);
  return (
    <PageShell site={site} url={page.path} route={{ page }}>
      <PostPage post={post} site={site} />
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const { slug } = await params;
  const post = site.posts.find((other) => other.slug === slug) ?? missingPage(site, `/blog/${slug}`);
  return { site, post, page: getSitePage(site, post.path) };
}
