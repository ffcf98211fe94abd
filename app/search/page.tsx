import { SearchPage } from '@/components/islands/SearchPage';
import { StructuredData } from '@/components/islands/StructuredData';
import { PageList } from '@/components/sections/PageList';
import { Icon } from '@/components/ui/Icon';
import { getPages } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { groupedPages } from '@/lib/page-groups';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages().search().data, path: '/search' });

export default function AllPages() {
  const { heading, text, pagesHeading, labels, suggestions } = getPages().search().data;
  return (
    <>
      <StructuredData json={structuredData('/search')} />
      <section data-start="q=" className="sheet columns-12 items-end gap-y-8 pt-10 pb-12 lg:pt-20">
        <h1 className="col-span-12 text-h1 lg:col-span-7">{heading}</h1>
        <p className="col-span-12 max-w-lead text-lead lg:col-span-5">{text}</p>
        <div className="col-span-12">
          <SearchPage copy={{ labels, suggestions }} icon={<Icon name="search" size={28} />} />
        </div>
      </section>
      <PageList heading={pagesHeading} groups={groupedPages()} />
    </>
  );
}
