import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/islands/StructuredData';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { FeedLinks } from '@/components/sections/FeedLinks';
import { BlogPostPage } from '@/components/templates/BlogPostPage';
import { JournalPage } from '@/components/templates/JournalPage';
import { absoluteUrl } from '@/lib/absolute-url';
import { blogFeeds, markdownTwin } from '@/lib/alternates';
import { getBlog, getPages, getSite } from '@/lib/content';
import { linkTo } from '@/lib/content/neighbours';
import { formatDate } from '@/lib/format-date';
import { listMetadata } from '@/lib/journal';
import { buildMetadata } from '@/lib/metadata';
import { trailTo } from '@/lib/pages';
import { structuredData } from '@/lib/structured-data';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const find = async (params: Props['params']) =>
  getBlog().places.get((await params).path?.join('/') ?? '') ?? notFound();

/** /blog itself is one of them, so that the list is never empty: Next refuses an export without parameters. */
export const generateStaticParams = () =>
  [...getBlog().places.keys()].map((key) => ({ path: key ? key.split('/') : [] }));

export async function generateMetadata({ params }: Props) {
  const place = await find(params);
  if (place.kind === 'list') {
    const head = listMetadata(getPages().blog().data, place, getSite().labels);
    return buildMetadata({ ...head, alternates: blogFeeds() });
  }
  const { entry, address: path } = place;
  const alternates = { ...blogFeeds(), ...markdownTwin(entry.title, path) };
  return buildMetadata({ ...entry, path, article: entry, alternates });
}

export default async function Page({ params }: Props) {
  const place = await find(params);
  const { labels } = getSite();
  if (place.kind === 'entry') {
    const { address, entry, newer, older } = place;
    const others = [
      ...(newer ? [{ ...linkTo(newer, '/blog'), rel: 'prev', note: labels.newer }] : []),
      ...(older ? [{ ...linkTo(older, '/blog'), rel: 'next', note: labels.older }] : []),
    ];
    return (
      <>
        <StructuredData json={structuredData(address)} />
        <Breadcrumb label={labels.breadcrumb} steps={trailTo(address)} />
        <BlogPostPage post={entry} address={absoluteUrl(address)} others={others} labels={labels} />
      </>
    );
  }
  const items = place.entries.map(({ slug, title, excerpt, date, image, imageAlt, draft }) => ({
    ...{ title, image, imageAlt, draft, note: formatDate(date), dateTime: date },
    ...{ text: excerpt, link: `/blog/${slug}` },
  }));
  const copy = getPages().blog().data;
  return (
    <>
      <StructuredData json={structuredData(place.address)} />
      {place.address !== '/blog' && <Breadcrumb label={labels.breadcrumb} steps={trailTo(place.address)} />}
      <JournalPage {...{ copy, list: place, tags: getBlog().tags, base: '/blog', items, labels }} layout="beside" />
      <FeedLinks labels={labels} />
    </>
  );
}
