import { Fragment } from 'react';
import { CardLink } from '@/components/ui/CardLink';
import { Link } from '@/components/ui/Link';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import type { ImageFile } from '@/lib/content/image-file';
import { button, defineSection, image, line, listOf, serviceCard, z } from './define-section';

const offer = serviceCard.omit({ icon: true }).extend({ bridge: image.optional() });
const fields = z.array(z.strictObject({ text: line, links: listOf(button, 1, 6) })).max(3);

export const offers = defineSection({
  label: 'Offers in very large words',
  hint: 'Two or three offers on one yellow deck, each with a sentence and a link. The heading is for screen readers.',
  schema: z.strictObject({
    heading: line,
    items: listOf(offer, 2, 3),
    fields: fields.optional(),
  }),
  example: {
    heading: 'Two services',
    items: [
      { title: 'Software', description: 'What it is, in a sentence.', link: '/contact', buttonText: 'Learn more' },
      { title: 'People', description: 'What it is, in a sentence.', link: '/contact', buttonText: 'Learn more' },
    ],
    fields: [{ text: 'For', links: [{ label: 'healthcare', link: '/contact' }] }],
  },
  Component: ({ data: { heading, items, fields = [] }, id, site: { company } }) => (
    <section id={id} className="offers">
      <h2 className="sr-only">{heading}</h2>
      <div className="sheet">
        <ul>
          {items.map(({ title, description, link, buttonText, bridge }, index) => (
            <li key={index}>
              <h3>{title}</h3>
              <p>{description}</p>
              {buttonText && (
                <CardLink href={link} placeholder={company.labels.placeholder} label={buttonText} about={title} />
              )}
              {bridge && <Bridge image={bridge} />}
            </li>
          ))}
        </ul>
        {fields.length > 0 && (
          <p className="offers-fields">
            {fields.map(({ text, links }, index) => (
              <Fragment key={index}>
                {text} <Links items={links} language={company.language} />
                {'. '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </section>
  ),
});

/** Renders the bridge that appears above a word: a browser requests it when it is shown, not before. */
function Bridge({ image }: { image: ImageFile }) {
  const { small } = image.kind === 'illustration' ? image : {};
  const file: ImageFile = small ? { kind: 'illustration', ...small } : image;
  return (
    <span className="offers-bridge">
      <ResponsiveImage image={file} alt="" sizes="240px" className="size-full object-cover" />
    </span>
  );
}

type LinksProps = { items: readonly z.infer<typeof button>[]; language: string };

/** Renders links as an enumeration of the site's language: a, b and c. */
function Links({ items, language }: LinksProps) {
  const parts = new Intl.ListFormat(language).formatToParts(items.map(({ label }) => label));
  const links = items.values();
  return parts.map(({ type, value }, index) => {
    const link = type === 'element' && links.next().value;
    if (!link) return value;
    return (
      <Link key={index} href={link.link} className="text-link">
        {value}
      </Link>
    );
  });
}
