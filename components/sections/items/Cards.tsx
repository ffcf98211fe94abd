import { CardLink } from '@/components/parts/CardLink';
import { columnsFor } from '@/components/parts/columns';
import { FoldedList } from '@/components/parts/FoldedList';
import { ItemHeading } from '@/components/parts/ItemHeading';
import { Section } from '@/components/parts/Section';
import type { SectionFields } from '@/lib/model/page';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from '../section-props';

/** A single card is as wide as one of two. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'sm:grid-cols-2',
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

type CardProps = {
  item: SectionFields<'items'>['items'][number];
  index: number;
  numbered: boolean;
  placeholder: string;
};

function Card({ item, index, numbered, placeholder }: CardProps) {
  return (
    <>
      {item.image && (
        <ResponsiveImage
          image={item.image}
          alt={item.imageAlt ?? ''}
          shape="card"
          focus={item.focus}
          sizes="(min-width: 640px) 30vw, 100vw"
        />
      )}
      <ItemHeading title={item.title} index={numbered ? index : undefined} icon={item.icon} />
      <p className="mb-auto max-w-lead">{item.description}</p>
      {item.buttonText && (
        <p>
          <CardLink href={item.link} placeholder={placeholder} label={item.buttonText} about={item.title} />
        </p>
      )}
    </>
  );
}

/** Phones show so many texts as rows that open. */
const MANY_TEXTS = 7;

export function Cards({ data, id, site, page }: SectionProps<'items'>) {
  const { numbered = false, items, columns = columnsFor(items.length), ...copy } = data;
  const { placeholder } = site.company.labels;
  // On phones, rows of a title, a text and a link are closer to each other.
  const isPlain = !numbered && items.every(({ icon, image }) => !icon && !image);
  return (
    <Section id={id} {...copy} image={page.image}>
      {isPlain && items.length >= MANY_TEXTS ? (
        <FoldedList items={items} columns={COLUMNS[columns] ?? ''} placeholder={placeholder} />
      ) : (
        <ul className={`ruled-grid ${isPlain ? 'max-sm:[--gap:0.5rem]' : ''} ${COLUMNS[columns] ?? ''}`}>
          {items.map((item, index) => (
            <li key={index} className={`flex flex-col ${isPlain ? 'gap-1' : 'gap-3'}`}>
              <Card item={item} index={index} numbered={numbered} placeholder={placeholder} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
