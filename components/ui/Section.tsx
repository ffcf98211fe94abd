import type { ReactNode } from 'react';
import { PARTS } from '@/components/ui/drawings/parts';
import type { ImageFile } from '@/lib/content/image-file';
import type { Composition, Head } from '@/lib/content/schemas/fields';
import { DETAILS } from '@/lib/content/schemas/illustration-limits';
import { Illustration } from './Illustration';
import { Pier } from './Pier';
import { ResponsiveImage } from './ResponsiveImage';

type Copy = { heading?: string | undefined; text?: string | undefined; head?: Head | undefined };

type PlainProps = Copy & {
  id?: string | undefined;
  layout?: keyof typeof LAYOUTS;
  /** Whether a heading next to its content stays in view; default: yes. */
  stays?: boolean;
  below?: ReactNode;
  children?: ReactNode;
};

type Props = PlainProps & { composition?: Composition | undefined; bridge?: ImageFile | undefined };

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
  statement: {
    header: 'break-after-avoid',
    heading: 'text-display',
    text: 'mt-6 max-w-measure text-lead',
    content: '',
  },
  label: {
    header: 'lg:col-span-2',
    heading: 'text-h4 lg:text-[0.875rem]/snug lg:tracking-normal',
    text: 'mt-3 text-sm',
    content: 'lg:col-span-10',
  },
  none: { header: 'sr-only', heading: '', text: '', content: '' },
  /** Next to a part of the bridge. */
  half: { header: 'break-after-avoid', heading: 'text-h1', text: 'mt-5 max-w-lead', content: '' },
} as const;

/** Renders a section under an ink rule, or as a composition: a detail with the image of the page, a panorama across it. */
export function Section({ composition, bridge, ...section }: Props) {
  if (composition === 'detail' && bridge) {
    return (
      <section id={section.id} className="close-up">
        <div className="close-up-image">
          <ResponsiveImage image={detailOf(bridge)} alt="" className="size-full object-cover" />
        </div>
        <Columns {...section} layout="half" />
      </section>
    );
  }
  if (composition === 'deck') {
    return (
      <section id={section.id}>
        <h2 className="sheet words text-load">{section.heading}</h2>
        <div className="deck-line">
          <Illustration of={PARTS.load} className="bridge-part h-16 lg:h-28" isStretched />
          <div className="sheet">
            <Columns {...section} heading={undefined} layout="beside" />
          </div>
        </div>
      </section>
    );
  }
  if (composition === 'panorama') {
    const { children, ...copy } = section;
    return (
      <section id={copy.id}>
        <div className="sheet">
          <Columns {...copy} />
        </div>
        {children}
      </section>
    );
  }
  if (composition === 'section') {
    return (
      <Pier bridge={bridge}>
        <Section {...section} layout="half" />
      </Pier>
    );
  }
  return (
    <section id={section.id} className="sheet">
      <Columns {...section} />
    </section>
  );
}

/** Returns the large member of a bridge, or its whole image. */
function detailOf(bridge: ImageFile): ImageFile {
  const name = bridge.kind === 'illustration' && DETAILS.find((name) => bridge.src === `/drawings/${name}.svg`);
  return name ? { kind: 'illustration', src: `/drawings/${name}.detail.svg`, width: 720, height: 1680 } : bridge;
}

/** Renders the heading and the content in the columns of the sheet. */
function Columns({ heading, text, head, layout = 'above', stays, below, children }: PlainProps) {
  const looks = LAYOUTS[layout === 'half' ? layout : (head ?? layout)];
  const isFixed = (stays ?? true) && !head && layout === 'beside';
  return (
    <div className={`rule-t columns-12 gap-y-10 pt-6 ${children ? 'pb-section' : 'pb-4'}`}>
      <header className={`col-span-12 ${looks.header} ${isFixed ? 'stays' : ''}`}>
        {heading && <h2 className={looks.heading}>{heading}</h2>}
        {text && <p className={looks.text}>{text}</p>}
        {below}
      </header>
      {children && <div className={`col-span-12 min-w-0 ${looks.content}`}>{children}</div>}
    </div>
  );
}
