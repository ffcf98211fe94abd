import { z } from 'zod';
import { CardLink } from '@/components/ui/CardLink';
import { Icon } from '@/components/ui/Icon';
import { ListNumber } from '@/components/ui/ListNumber';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { focus, hasPictureWords, image, line, PICTURE_WORDS, serviceCard, text } from '@/lib/definitions/blocks';
import { defineSection } from '@/lib/definitions/section';
import { columnsFor } from '@/lib/shared/columns';

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/** Cards without boxes: columns of the sheet parted by ink rules. */
export const cards = defineSection({
  label: 'Cards',
  hint: 'One to twelve cards between rules: an icon, a number or a picture, a name, a sentence, a link.',
  schema: z.strictObject({
    heading: line,
    text: text.optional(),
    /** Numbers in place of icons. */
    numbered: z.boolean().optional(),
    /** How many stand side by side on a wide screen; what fits their number without it. */
    columns: z.number().int().min(2).max(4).optional(),
    items: z
      .array(
        serviceCard
          .extend({ image: image.optional(), imageAlt: text.optional(), focus: focus.optional() })
          .refine(hasPictureWords, PICTURE_WORDS),
      )
      .min(1)
      .max(12),
  }),
  example: {
    heading: 'Three ways to start',
    text: 'Pick the one closest to the problem on your desk.',
    items: [
      {
        icon: 'search',
        title: 'Look',
        description: 'What this way is, in a sentence.',
        link: '/contact',
        buttonText: 'Learn more',
      },
      {
        icon: 'compass',
        title: 'Plan',
        description: 'What this way is, in a sentence.',
        link: '/contact',
        buttonText: 'Learn more',
      },
      { icon: 'tools', title: 'Build', description: 'What this way is, in a sentence.', buttonText: 'Learn more' },
    ],
  },
  Component: ({ data, id, context }) => {
    const { labels } = context.company;
    const { heading, text: introduction, numbered = false, items, columns = columnsFor(items.length) } = data;
    return (
      <Section id={id} heading={heading} text={introduction}>
        <ul className={`ruled-grid ${COLUMNS[columns] ?? ''}`}>
          {items.map((item, index) => (
            <li key={item.title} className="flex flex-col gap-3">
              {item.image && (
                <Picture
                  picture={item.image}
                  alt={item.imageAlt ?? ''}
                  shape="card"
                  focus={item.focus}
                  sizes="(min-width: 640px) 30vw, 100vw"
                />
              )}
              {numbered && <ListNumber index={index} className="mb-6" />}
              {!numbered && !item.image && <Icon name={item.icon} size={32} />}
              <h3 className="text-h3">{item.title}</h3>
              <p className="mb-auto max-w-lead">{item.description}</p>
              {item.buttonText && (
                <CardLink
                  href={item.link}
                  placeholder={labels.placeholder}
                  label={item.buttonText}
                  about={item.title}
                />
              )}
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
