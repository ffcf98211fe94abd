import { Fragment } from 'react';
import { CardLink } from '@/components/parts/CardLink';
import type { Button } from '@/lib/model/fields';
import { Link } from '@/ui/Link';
import type { SectionProps } from '../section-props';

/** Next to each other, each title is one line in its column. */
const ITEMS =
  'before:deck-bar before:mx-[calc(50%-50vw)] print:before:mx-0 print:grid-cols-3 lg:before:[grid-area:2/1/auto/-1] lg:grid lg:grid-cols-[3fr_3.4fr_6fr] lg:grid-rows-[repeat(4,auto)] lg:gap-x-[clamp(1rem,4vw,4rem)] print:gap-x-8';

/** Below each other, each word stands on a deck. */
const ITEM =
  'relative grid justify-items-start before:deck-bar before:row-start-2 before:mx-[calc(50%-50vw)] before:justify-self-stretch lg:row-span-4 lg:row-start-1 lg:grid-rows-subgrid lg:before:content-none';

const COLUMNS = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3'];

const WORD =
  'pt-9 text-[min(2.25rem,12.5vw)]/none tracking-tight lg:row-start-1 lg:self-end lg:pt-0 lg:text-[min(4.5vw,5.25rem)] print:text-h2';

export function Words({ data: { heading, items, sentences = [] }, id, site: { company } }: SectionProps<'items'>) {
  return (
    <section id={id} className="offers overflow-x-clip pb-section lg:pt-10">
      <h2 className="sr-only">{heading}</h2>
      <div className="sheet">
        <ul className={ITEMS}>
          {items.map(({ title, description, link, buttonText }, index) => (
            <li key={index} className={`${ITEM} ${COLUMNS[index]}`}>
              <h3 className={WORD}>{title}</h3>
              <p className="mt-4 mb-1 max-w-lead justify-self-stretch [contain:inline-size] lg:row-start-3">
                {description}
              </p>
              {buttonText && (
                <CardLink
                  href={link}
                  placeholder={company.labels.placeholder}
                  label={buttonText}
                  about={title}
                  isStretched
                />
              )}
            </li>
          ))}
        </ul>
        {sentences.length > 0 && (
          <p className="mt-6 text-balance text-lead">
            {sentences.map(({ text, links }, index) => (
              <Fragment key={index}>
                {text} <Links items={links} language={company.language} />
                {'. '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

type LinksProps = { items: readonly Button[]; language: string };

/** Renders links as an enumeration of the site's language: a, b and c. */
function Links({ items, language }: LinksProps) {
  const parts = new Intl.ListFormat(language).formatToParts(items.map(({ label }) => label));
  const links = items.values();
  return parts.map(({ type, value }, index) => {
    const link = type === 'element' && links.next().value;
    if (!link) return value;
    return (
      <Link key={index} href={link.link} className="text-link inline">
        {value}
      </Link>
    );
  });
}
