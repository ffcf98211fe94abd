import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/islands/StructuredData';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { CaseStudyPage } from '@/components/templates/CaseStudyPage';
import { JournalPage } from '@/components/templates/JournalPage';
import { absoluteUrl } from '@/lib/absolute-url';
import { markdownTwin } from '@/lib/alternates';
import { getCaseStudies, getCaseStudyJournal, getPages, getSite } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { listMetadata } from '@/lib/journal';
import { buildMetadata } from '@/lib/metadata';
import { trailTo } from '@/lib/pages';
import { structuredData } from '@/lib/structured-data';

type Props = { params: Promise<{ path?: string[] }> };

export const dynamicParams = false;

const find = async (params: Props['params']) =>
  getCaseStudyJournal().places.get((await params).path?.join('/') ?? '') ?? notFound();

/** As for /blog: the list itself is one of them. */
export const generateStaticParams = () =>
  [...getCaseStudyJournal().places.keys()].map((key) => ({ path: key ? key.split('/') : [] }));

export async function generateMetadata({ params }: Props) {
  const place = await find(params);
  const { labels } = getSite();
  if (place.kind === 'list') return buildMetadata(listMetadata(getPages()['case-study']().data, place, labels));
  const { entry, address: path } = place;
  return buildMetadata({ ...entry, path, article: entry, alternates: markdownTwin(entry.title, path) });
}

export default async function Page({ params }: Props) {
  const place = await find(params);
  const { labels } = getSite();
  const base = '/case-study';
  if (place.kind === 'entry') {
    const others = neighbours(getCaseStudies(), place.entry.slug, base);
    return (
      <>
        <StructuredData json={structuredData(place.address)} />
        <Breadcrumb label={labels.breadcrumb} steps={trailTo(place.address)} />
        <CaseStudyPage study={place.entry} address={absoluteUrl(place.address)} others={others} labels={labels} />
      </>
    );
  }
  const items = place.entries.map(({ slug, title, description, facts, image, imageAlt, draft }) => {
    const note = facts.slice(0, 2).map(({ value }) => value);
    return { title, image, imageAlt, draft, note: note.join(' / '), text: description, link: `${base}/${slug}` };
  });
  const copy = getPages()['case-study']().data;
  const { tags } = getCaseStudyJournal();
  return (
    <>
      <StructuredData json={structuredData(place.address)} />
      {place.address !== base && <Breadcrumb label={labels.breadcrumb} steps={trailTo(place.address)} />}
      <JournalPage {...{ copy, list: place, tags, base, items, labels }} layout="above" alternate />
    </>
  );
}
