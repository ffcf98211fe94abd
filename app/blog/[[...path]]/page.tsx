import { notFound } from 'next/navigation';
import { BlogPostPage } from '@/components/templates/BlogPostPage';
import { JournalPage } from '@/components/templates/JournalPage';
import { getBlog, getPages, getSite } from '@/lib/content';
import { linkTo } from '@/lib/content/neighbours';
import { formatDate } from '@/lib/format-date';
import { listMetadata } from '@/lib/journal';
import { buildMetadata } from '@/lib/metadata';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const find = async (params: Props['params']) =>
  getBlog().places.get((await params).path?.join('/') ?? '') ?? notFound();

/** /blog itself is one of them, so that the list is never empty: Next refuses an export without parameters. */
export const generateStaticParams = () =>
  [...getBlog().places.keys()].map((key) => ({ path: key ? key.split('/') : [] }));

export async function generateMetadata({ params }: Props) {
  const place = await find(params);
  if (place.kind === 'list') return buildMetadata(listMetadata(getPages().blog().data, place, getSite().labels));
  const { title, description } = place.entry;
  return buildMetadata({ title, description, path: place.address });
}

export default async function Page({ params }: Props) {
  const place = await find(params);
  const { origin, labels } = getSite();
  if (place.kind === 'entry') {
    const { address, entry, newer, older } = place;
    const others = [
      ...(newer ? [{ ...linkTo(newer, '/blog'), rel: 'prev', note: labels.newer }] : []),
      ...(older ? [{ ...linkTo(older, '/blog'), rel: 'next', note: labels.older }] : []),
    ];
    return <BlogPostPage post={entry} address={origin + address} others={others} labels={labels} />;
  }
  const items = place.entries.map(({ slug, title, excerpt, date, image, imageAlt, draft }) => ({
    ...{ title, image, imageAlt, draft, note: formatDate(date), dateTime: date },
    ...{ text: excerpt, link: `/blog/${slug}` },
  }));
  const copy = getPages().blog().data;
  return <JournalPage {...{ copy, list: place, tags: getBlog().tags, base: '/blog', items, labels }} layout="beside" />;
}
