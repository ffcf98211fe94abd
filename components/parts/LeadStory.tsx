import type { ReactNode } from 'react';
import type { TextHeading } from '@/lib/markdown/render';
import type { Teaser } from '@/lib/site/teasers';
import { ButtonLink } from '@/ui/ButtonLink';
import { Link } from '@/ui/Link';
import { ListNumber } from '@/ui/ListNumber';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { DraftNotice } from './DraftNotice';
import { Note } from './Note';

type Props = Teaser & {
  buttonText: string;
  /** What is known about the entry, next to its title; default: its note. */
  facts?: ReactNode;
  headings?: readonly TextHeading[];
};

/** Renders the only entry of a list: its illustration over the full width, facts and contents next to its introduction. */
export function LeadStory({ draftNotice, buttonText, facts, headings = [], ...entry }: Props) {
  const { title, text, note, image, focus, link } = entry;
  const chapters = headings.filter(({ depth }) => depth === 2);
  return (
    <article className="pb-section">
      <div className="feature-picture border-ink border-b-[1.5px]">
        <ResponsiveImage image={image} alt="" shape="span" focus={focus} view="low" />
      </div>
      <div className="sheet">
        <div className="columns-12 gap-y-8 pt-6">
          <div className="col-span-12 lg:col-span-8 lg:pe-8">
            <DraftNotice label={draftNotice} />
            {facts ?? <Note of={note} />}
            <h2 className="mt-3 text-h1">
              <Link href={link}>{title}</Link>
            </h2>
            <p className="mt-4 mb-8 text-lead">{text}</p>
            <ButtonLink href={link} about={title}>
              {buttonText}
            </ButtonLink>
          </div>
          {chapters.length > 0 && (
            <ol className="col-span-12 print:hidden lg:col-span-4 lg:pt-8">
              {chapters.map(({ id, text: heading }, index) => (
                <li key={id} className="flex items-baseline gap-4 border-line border-b py-3 text-sm">
                  <ListNumber index={index} />
                  {heading}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </article>
  );
}
