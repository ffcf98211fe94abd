import type { ComponentProps } from 'react';
import { Feature } from '@/components/sections/Feature';
import { Hero } from '@/components/sections/Hero';
import { Pager } from '@/components/sections/Pager';
import { Topics } from '@/components/sections/Topics';
import type { ListPage, Site } from '@/lib/content/schema';
import { type ListPlace, listHeading } from '@/lib/journal';

type Props = {
  copy: ListPage;
  list: ListPlace<unknown>;
  /** All topics of the collection. */
  tags: readonly string[];
  /** Address of the list: /blog. */
  base: string;
  items: (Omit<ComponentProps<typeof Feature>, 'buttonText' | 'draftLabel' | 'heading'> & {
    draft?: boolean | undefined;
  })[];
  labels: Site['labels'];
  layout: 'above' | 'beside';
  /** Every second drawing stands on the right. */
  alternate?: boolean;
};

/** One page of a list of posts or case studies, or of those on one topic. */
export function JournalPage({ copy, list, tags, base, items, labels, layout, alternate = false }: Props) {
  const isFirst = list.page === 1 && list.tag === undefined;
  return (
    <>
      {isFirst ? (
        <Hero hero={copy.hero} layout={layout} />
      ) : (
        <header className="sheet pt-10 pb-12 lg:pt-16">
          <h1 className="text-h1">{listHeading(copy.hero.heading, list, labels)}</h1>
        </header>
      )}
      <Topics base={base} tags={tags} current={list.tag} labels={labels} />
      <ul className="sheet">
        {items.map(({ draft, ...item }, index) => (
          <li key={item.link} className="rule-t py-12 last:pb-section">
            <Feature
              {...item}
              heading="h2"
              buttonText={copy.buttonText}
              draftLabel={draft ? labels.draft : undefined}
              flip={alternate && index % 2 === 1}
            />
          </li>
        ))}
      </ul>
      <Pager list={list} labels={labels} />
    </>
  );
}
