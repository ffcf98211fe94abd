import type { ReactNode } from 'react';
import { MEMBERS } from '@/components/parts/drawings/members';
import type { Composition, HeadingStyle } from '@/lib/model/fields';
import type { ImageFile } from '@/lib/model/image-file';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { OnDeck } from './OnDeck';
import { Pier } from './Pier';

type Layout = keyof typeof LAYOUTS;

type Props = {
  id?: string | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  headingStyle?: HeadingStyle | undefined;
  composition?: Composition | undefined;
  /** The image of the page, for the compositions `detail` and `pier`. */
  image?: ImageFile | undefined;
  /** The place of the heading unless `headingStyle` is another; default: above the content. */
  layout?: Layout;
  isSticky?: boolean;
  below?: ReactNode;
  children?: ReactNode;
};

const LAYOUTS = {
  above: {
    header: 'columns-12 gap-y-4 break-after-avoid',
    heading: 'col-span-12 lg:col-span-5',
    size: 'text-h2',
    text: 'col-span-12 max-w-measure lg:col-span-7 lg:col-start-6 lg:pt-2',
    content: '',
  },
  beside: {
    header: 'lg:col-span-5 lg:pe-8',
    heading: '',
    size: 'text-h2',
    text: 'mt-4 max-w-lead',
    content: 'lg:col-span-7 lg:col-start-6',
  },
  statement: {
    header: 'break-after-avoid',
    heading: '',
    size: 'text-h1',
    text: 'mt-4 max-w-measure text-lead',
    content: '',
  },
  none: { header: 'sr-only', heading: '', size: '', text: '', content: '' },
} as const;

export function Section({ composition, image, headingStyle, layout = 'above', ...section }: Props) {
  if (headingStyle === 'deck')
    return <DeckSection {...section} layout={layout === 'beside' ? 'beside' : 'statement'} />;
  const columns = {
    ...section,
    isSmall: headingStyle === 'label',
    layout: headingStyle === 'label' ? layout : (headingStyle ?? layout),
  };
  switch (composition) {
    case 'detail':
      return <DetailSection {...columns} image={image} />;
    case 'panorama':
      return <PanoramaSection {...columns} />;
    case 'pier':
      return <PierSection {...columns} image={image} />;
    default:
      return <PlainSection {...columns} />;
  }
}

type ColumnsProps = Pick<Props, 'id' | 'heading' | 'text' | 'isSticky' | 'below' | 'children'> & {
  layout: Layout;
  isSmall?: boolean;
};

function PlainSection({ id, ...columns }: ColumnsProps) {
  return (
    <section id={id} className="sheet">
      <Columns {...columns} />
    </section>
  );
}

function DeckSection({ id, heading, ...columns }: ColumnsProps) {
  return (
    <section id={id}>
      <OnDeck heading={heading}>
        <div className="sheet">
          <Columns {...columns} />
        </div>
      </OnDeck>
    </section>
  );
}

/** Shows the large member of a bridge; of an image without one, the image. */
function DetailSection({ id, image, ...columns }: ColumnsProps & Pick<Props, 'image'>) {
  if (!image) return <PlainSection id={id} {...columns} />;
  const { band = '', ...member } = (image.kind === 'illustration' && MEMBERS[image.src]) || {};
  return (
    <section id={id} className="section-detail bleeds">
      <Columns {...columns} layout="statement" />
      <div className="relative border-ink lg:order-first max-lg:aspect-4/3 max-lg:border-y-[1.5px] md:max-lg:aspect-16/10 lg:border-e-[1.5px]">
        <ResponsiveImage
          image={'src' in member ? { kind: 'illustration', ...member } : image}
          alt=""
          className={`absolute size-full object-cover lg:object-[10%_0] ${band}`}
        />
      </div>
    </section>
  );
}

function PanoramaSection({ id, children, ...columns }: ColumnsProps) {
  return (
    <section id={id}>
      <div className="sheet">
        <Columns {...columns} />
      </div>
      {children}
    </section>
  );
}

function PierSection({ image, ...columns }: ColumnsProps & Pick<Props, 'image'>) {
  return (
    <Pier image={image} className="deck-line deck-t">
      <PlainSection {...columns} layout="statement" />
    </Pier>
  );
}

/** Titles below a small heading are smaller. */
const SMALL_TITLES = 'lg:[--text-h3:var(--text-h4)]';

/** A longer text has no room below large letters. */
const LONG_TEXT = 240;

function Columns({ heading, text, layout, isSmall = false, isSticky = true, below, children }: ColumnsProps) {
  const isLong = layout === 'statement' && text !== undefined && text.length > LONG_TEXT;
  const looks = LAYOUTS[isLong ? 'above' : layout];
  const size = isSmall ? 'text-h2 lg:text-h3' : looks.size;
  return (
    <div className={`rule-t columns-12 gap-y-6 lg:gap-y-8 ${children ? 'pb-section' : 'pb-4'}`}>
      {(heading || text || below) && (
        <header className={`col-span-12 ${looks.header} ${isSticky && layout === 'beside' ? 'sticky-text' : ''}`}>
          {heading && (
            <h2 className={`${looks.heading} ${size} ${isLong ? 'max-sm:text-h1' : ''}`.trim()}>{heading}</h2>
          )}
          {text && <p className={`${looks.text} ${isSmall ? 'text-sm' : ''}`.trim()}>{text}</p>}
          {below}
        </header>
      )}
      {children && (
        <div className={`col-span-12 min-w-0 ${looks.content} ${isSmall ? SMALL_TITLES : ''}`.trim()}>{children}</div>
      )}
    </div>
  );
}
