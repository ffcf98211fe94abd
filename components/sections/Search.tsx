import { z } from 'zod';
import { SearchPage } from '@/components/islands/split';
import { Icon } from '@/components/ui/Icon';
import { line, text } from '@/lib/definitions/blocks';
import { defineSection } from '@/lib/definitions/section';

/** The search, on a page of its own. A page whose address holds a word starts its scripts by itself. */
export const search = defineSection({
  label: 'Search',
  hint: 'The search with its field and results. Once on the site, at /search.',
  schema: z.strictObject({ heading: line, text }),
  example: { heading: 'Find your way across', text: 'Type a word and the pages that hold it appear.' },
  canBeTitle: true,
  isSingle: true,
  hasIsland: true,
  Component: ({ data: { heading, text: introduction }, id, isTitle, context: { words } }) => {
    const Heading = isTitle ? 'h1' : 'h2';
    const { labels, suggestions } = words.search;
    return (
      <section id={id} data-start="q=" className="sheet columns-12 items-end gap-y-8 pt-10 pb-12 lg:pt-20">
        <Heading className="col-span-12 text-h1 lg:col-span-7">{heading}</Heading>
        <p className="col-span-12 max-w-lead text-lead lg:col-span-5">{introduction}</p>
        <div className="col-span-12">
          <SearchPage copy={{ labels, suggestions }} icon={<Icon name="search" size={28} />} />
        </div>
      </section>
    );
  },
});
