import { Island } from '@/components/parts/Island';
import { SEARCH_FILE, splitSearchLabels } from '@/lib/site/search-page';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { PageList } from './PageList';
import type { SectionProps } from './section-props';

/** Renders the search page. It hydrates with the page if the URL has a term. */
export function Search({ data, id, isTitle, site }: SectionProps<'search'>) {
  const { heading, text: introduction, withoutScript, allPages, image, imageAlt = '', focus } = data;
  const Heading = isTitle ? 'h1' : 'h2';
  const labels = splitSearchLabels(site.sharedCopy.search.labels).ofField;
  return (
    <>
      <section id={id}>
        <div className="sheet columns-12 gap-y-4 pt-6 pb-12 low:pt-4 low:pb-0 lg:gap-y-8 lg:pt-10">
          <Heading className="col-span-12 text-h1 low:col-span-5 lg:col-span-8">{heading}</Heading>
          <div className="col-span-12 max-w-lead text-lead low:col-span-7 low:text-base lg:col-span-4">
            <p className="needs-script">{introduction}</p>
            <p className="without-script">{withoutScript}</p>
          </div>
          <div className="col-span-12">
            <Island name="SearchPage" start="?q=" preload={SEARCH_FILE} failure={labels.failed} props={{ labels }} />
          </div>
        </div>
        {image && <ResponsiveImage image={image} alt={imageAlt} shape="span" focus={focus} />}
      </section>
      <PageList heading={allPages} site={site} />
    </>
  );
}
