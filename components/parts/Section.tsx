import type { ReactNode } from 'react';
import { PARTS } from '@/components/parts/drawings/parts';
import type { Composition, HeadingStyle } from '@/lib/model/fields';
import { DETAILS } from '@/lib/model/illustrations';
import type { ImageFile } from '@/lib/model/image-file';
import { Illustration } from '@/ui/Illustration';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { DeckHeading } from './DeckHeading';
import { Pier } from './Pier';

type Copy = { heading?: string | undefined; text?: string | undefined; headingStyle?: HeadingStyle | undefined };

type Layout = keyof typeof LAYOUTS;

type Props = Copy & {
  id?: string | undefined;
  composition?: Composition | undefined;
  /** The image of the page, for the compositions `detail` and `pier`. */
  image?: ImageFile | undefined;
  /** The place of the heading unless `headingStyle` is another; default: above the content. */
  layout?: 'above' | 'beside' | 'half';
  isSticky?: boolean;
  below?: ReactNode;
  children?: ReactNode;
};

const LAYOUTS = {
  beside: {
    header: 'lg:col-span-5 lg:pe-8',
    heading: 'text-h2',
    text: 'mt-5 max-w-lead',
    content: 'lg:col-span-7 lg:col-start-6',
  },
  above: {
    header: 'columns-12 gap-y-4 break-after-avoid',
    heading: 'col-span-12 text-h2 lg:col-span-7',
    text: 'col-span-12 max-w-lead lg:col-span-4 lg:col-start-9 lg:pt-2',
    content: '',
  },
  long: {
    header: 'columns-12 gap-y-4 break-after-avoid',
    heading: 'col-span-12 text-h2 lg:col-span-5',
    text: 'col-span-12 max-w-measure lg:col-span-7 lg:col-start-6',
    content: '',
  },
  statement: {
    header: 'break-after-avoid',
    heading: 'text-h1',
    text: 'mt-6 max-w-measure text-lead',
    content: '',
  },
  label: {
    header: 'lg:col-span-3 lg:pe-4',
    heading: 'text-h3',
    text: 'mt-3 text-sm',
    content: 'lg:col-span-9',
  },
  none: { header: 'sr-only', heading: '', text: '', content: '' },
  half: { header: 'break-after-avoid', heading: 'text-h1', text: 'mt-5 max-w-lead', content: '' },
} as const;

export function Section({ composition, image, headingStyle, layout = 'above', ...section }: Props) {
  if (headingStyle === 'deck')
    return <DeckSection {...section} layout={layout === 'beside' ? 'beside' : 'statement'} />;
  const columns = { ...section, layout: headingStyle ?? layout };
  switch (composition) {
    case 'detail':
      return image ? <DetailSection {...columns} image={image} /> : <PlainSection {...columns} />;
    case 'panorama':
      return <PanoramaSection {...columns} />;
    case 'pier':
      return <PierSection {...columns} image={image} />;
    default:
      return <PlainSection {...columns} />;
  }
}

type ColumnsProps = Omit<Props, 'composition' | 'image' | 'headingStyle' | 'layout'> & { layout: Layout };

function PlainSection({ id, ...columns }: ColumnsProps) {
  return (
    <section id={id} className="sheet">
      <Columns {...columns} />
    </section>
  );
}

/** The longest text that has only the last four columns, or large letters. */
const LONG_TEXT = 400;
const LONG_LAYOUTS: Partial<Record<Layout, Layout>> = { above: 'long', statement: 'half' };

/** The longest heading that stands on a deck in one line, in the largest letters. */
const SHORT_HEADING = 20;

function DeckSection({ id, heading = '', ...columns }: ColumnsProps) {
  const size = heading.length > SHORT_HEADING ? 'text-deck-words' : 'text-deck-heading';
  return (
    <section id={id}>
      {heading && <DeckHeading size={size}>{heading}</DeckHeading>}
      <div className="deck-line deck-t">
        <Illustration of={PARTS['tied-girder']} className="bridge-part h-16 lg:h-28" isStretched />
        <div className="sheet">
          <Columns {...columns} />
        </div>
      </div>
    </section>
  );
}

function DetailSection({ id, image, ...columns }: ColumnsProps & { image: ImageFile }) {
  return (
    <section id={id} className="section-detail bleeds">
      <Columns {...columns} layout="half" />
      <div className="relative border-ink lg:order-first max-lg:aspect-4/3 max-lg:border-y-[1.5px] md:max-lg:aspect-16/10 lg:border-e-[1.5px]">
        <ResponsiveImage
          image={toDetail(image)}
          alt=""
          className={`absolute size-full object-cover lg:object-[10%_0] ${placeMember(image)}`}
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

function PierSection({ image, ...columns }: ColumnsProps & { image: ImageFile | undefined }) {
  return (
    <Pier image={image} className="deck-line deck-t">
      <PlainSection {...columns} layout="half" />
    </Pier>
  );
}

/** The place of the member in the band of a narrow screen. */
const MEMBERS: Readonly<Record<string, string>> = {
  '/drawings/home.svg': 'object-[0_70%]',
  '/drawings/governance.svg': 'object-[0_27%]',
  '/drawings/cyber-security.svg': 'object-[0_10%]',
  '/drawings/cyber-security-training.svg': 'object-[0_23%]',
};
const placeMember = (image: ImageFile) => (image.kind === 'illustration' && MEMBERS[image.src]) || '';

/** Returns the large member of a bridge, or its whole image. */
function toDetail(image: ImageFile): ImageFile {
  const name = image.kind === 'illustration' && DETAILS.find((name) => image.src === `/drawings/${name}.svg`);
  return name ? { kind: 'illustration', src: `/variants/${name}.detail.svg`, width: 720, height: 1680 } : image;
}

function Columns({ heading, text, layout, isSticky = true, below, children }: ColumnsProps) {
  const isLong = text !== undefined && text.length > LONG_TEXT;
  const looks = LAYOUTS[(isLong && LONG_LAYOUTS[layout]) || layout];
  return (
    <div className={`rule-t columns-12 gap-y-6 lg:gap-y-10 ${children ? 'pb-section' : 'pb-4'}`}>
      {(heading || text || below) && (
        <header className={`col-span-12 ${looks.header} ${isSticky && layout === 'beside' ? 'sticky-text' : ''}`}>
          {heading && <h2 className={looks.heading}>{heading}</h2>}
          {text && <p className={looks.text}>{text}</p>}
          {below}
        </header>
      )}
      {children && <div className={`col-span-12 min-w-0 ${looks.content}`}>{children}</div>}
    </div>
  );
}
