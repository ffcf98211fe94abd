import type { Teaser } from '@/lib/definitions/context';
import { CardLink } from './CardLink';
import { DraftMark } from './DraftMark';
import { Link } from './Link';
import { ResponsiveImage } from './ResponsiveImage';

type Props = Omit<Teaser, 'draft'> & { buttonText: string; draftLabel?: string | false | undefined };

/** Renders the only entry of a list: its illustration over the full width, and title, date and introduction below. */
export function LeadStory({ draftLabel, buttonText, ...entry }: Props) {
  const { title, text, note, dateTime, image, imageAlt, focus, link } = entry;
  return (
    <article className="pb-section">
      <div className="sheet">
        <div className="rule-t pt-12" />
      </div>
      <div className="feature-picture">
        <ResponsiveImage image={image} alt={imageAlt} shape="span" focus={focus} isPlain />
      </div>
      <div className="sheet">
        <div className="rule-t columns-12 gap-y-4 pt-6">
          <div className="col-span-12 lg:col-span-3">
            <DraftMark label={draftLabel} />
            {note && <p className="figure-note">{dateTime ? <time dateTime={dateTime}>{note}</time> : note}</p>}
          </div>
          <h2 className="col-span-12 text-h1 lg:col-span-9">
            <Link href={link} className="hover:underline">
              {title}
            </Link>
          </h2>
          <div className="col-span-12 lg:col-span-7 lg:col-start-4">
            <p className="max-w-measure text-lead">{text}</p>
            <p className="mt-4">
              <CardLink href={link} label={buttonText} about={title} />
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
