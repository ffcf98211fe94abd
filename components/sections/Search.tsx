import { Island } from '@/islands/runtime/Island';
import { splitSearchLabels } from '@/lib/content/schemas/search-page';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { checkAltText, defineSection, line, optionalImage, text, z } from './define-section';

/** Renders the search page. It hydrates with the page if the URL has a term. */
export const search = defineSection({
  label: 'Search',
  hint: 'The search with its field and results. Once on the site, at /search.',
  schema: z
    .strictObject({
      heading: line,
      text: text.meta({ label: 'Introduction' }),
      withoutScript: text.meta({ label: 'Introduction for browsers without JavaScript' }),
      ...optionalImage,
    })
    .superRefine(checkAltText),
  example: {
    heading: 'Search',
    text: 'Type a word and the pages that hold it appear.',
    withoutScript: 'The search needs JavaScript. The list below has every page.',
  },
  canBeTitle: true,
  isSingle: true,
  Component: ({ data, id, isTitle, site: { sharedCopy } }) => {
    const { heading, text: introduction, withoutScript, image, imageAlt = '', focus } = data;
    const Heading = isTitle ? 'h1' : 'h2';
    const labels = splitSearchLabels(sharedCopy.search.labels).ofField;
    return (
      <section id={id}>
        <div className="sheet columns-12 gap-y-8 pt-6 pb-12 lg:pt-10">
          <Heading className="col-span-12 text-h1 lg:col-span-8">{heading}</Heading>
          <div className="col-span-12 max-w-lead text-lead lg:col-span-4">
            <p className="needs-script">{introduction}</p>
            <p className="without-script">{withoutScript}</p>
          </div>
          <div className="col-span-12">
            <Island name="SearchPage" start="?q=" failure={labels.failed} props={{ labels }} />
          </div>
        </div>
        {image && <ResponsiveImage image={image} alt={imageAlt} shape="span" focus={focus} />}
      </section>
    );
  },
});
