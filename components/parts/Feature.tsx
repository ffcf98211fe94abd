import { CardLink } from '@/components/parts/CardLink';
import type { Teaser } from '@/lib/site/teasers';
import { Link } from '@/ui/Link';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { DraftNotice } from './DraftNotice';
import { Note } from './Note';

type Props = Teaser & {
  buttonText: string;
  heading: 'h2' | 'h3';
  isFlipped?: boolean;
};

/** Renders a post or case study large. @param isFlipped puts the image on the right from 1024 px on */
export function Feature({ heading: Heading, isFlipped = false, ...entry }: Props) {
  const { draftNotice, title, text, note, dateTime, image, focus, link, buttonText } = entry;
  return (
    <article className="columns-12 gap-y-6">
      <div
        className={`feature-picture col-span-12 border-ink border-b-[1.5px] lg:col-span-8 lg:self-end ${isFlipped ? 'lg:order-2' : ''}`}
      >
        <ResponsiveImage
          image={image}
          alt=""
          shape="span"
          focus={focus}
          view="low"
          sizes="(min-width: 1024px) 66vw, 100vw"
        />
      </div>
      <div className="col-span-12 lg:col-span-4 lg:self-end">
        <DraftNotice label={draftNotice} />
        <Note of={note} dateTime={dateTime} />
        <Heading className="mt-3 text-h3">
          <Link href={link}>{title}</Link>
        </Heading>
        <p className="mt-4 max-w-lead">{text}</p>
        <p className="mt-4">
          <CardLink href={link} label={buttonText} about={title} />
        </p>
      </div>
    </article>
  );
}
