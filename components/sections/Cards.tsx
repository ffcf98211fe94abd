import { columnsFor } from '@/components/parts/columns';
import { Section } from '@/components/parts/Section';
import type { WithImages } from '@/lib/content/with-images';
import { CardLink } from '@/ui/CardLink';
import { Icon } from '@/ui/Icon';
import { ListNumber } from '@/ui/ListNumber';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import {
  checkAltText,
  composition,
  defineSection,
  headed,
  listOf,
  optionalImage,
  serviceCard,
  z,
} from './define-section';

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

const card = serviceCard
  .extend(optionalImage)
  .superRefine(checkAltText)
  .refine((item) => !(item.image && item.icon), { error: 'either image or icon', path: ['icon'] });

type CardProps = {
  item: WithImages<z.infer<typeof card>>;
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
      {(numbered || item.icon) && (
        <div className="mb-3 flex items-start justify-between">
          {numbered && <ListNumber index={index} className="mb-3" />}
          {item.icon && <Icon name={item.icon} />}
        </div>
      )}
      <h3 className="text-h3">{item.title}</h3>
      <p className="mb-auto max-w-lead">{item.description}</p>
      {item.buttonText && (
        <CardLink href={item.link} placeholder={placeholder} label={item.buttonText} about={item.title} />
      )}
    </>
  );
}

const description = 'What this way is, in a sentence.';

export const cards = defineSection({
  label: 'Cards',
  hint: 'One to twelve cards: an icon, a number or an image, a title, a sentence, a link.',
  schema: z.strictObject({
    ...headed,
    composition: composition.optional(),
    numbered: z.boolean().meta({ label: 'Numbers' }).optional(),
    columns: z
      .number()
      .int()
      .min(2)
      .max(4)
      .meta({ label: 'Columns', hint: 'On a wide screen. Default: what fits the number of cards.' })
      .optional(),
    items: listOf(card, 1, 12).meta({ label: 'Cards' }),
  }),
  example: {
    heading: 'Three ways to start',
    text: 'A sentence that helps to choose.',
    items: [
      { icon: 'gantry', title: 'Look', description, link: '/contact', buttonText: 'Learn more' },
      { icon: 'level', title: 'Plan', description, link: '/contact', buttonText: 'Learn more' },
      { icon: 'keystone', title: 'Build', description, buttonText: 'Learn more' },
    ],
  },
  Component: ({ data, id, site, page }) => {
    const { numbered = false, items, columns = columnsFor(items.length), ...copy } = data;
    const { placeholder } = site.company.labels;
    return (
      <Section id={id} {...copy} image={page.image}>
        <ul className={`ruled-grid ${COLUMNS[columns] ?? ''}`}>
          {items.map((item, index) => (
            <li key={index} className="flex flex-col gap-3">
              <Card item={item} index={index} numbered={numbered} placeholder={placeholder} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
