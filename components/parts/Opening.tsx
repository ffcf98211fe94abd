import type { ReactNode } from 'react';
import type { FocalPoint } from '@/lib/model/focus';
import type { IllustrationVariant, ImageFile } from '@/lib/model/image-file';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { Walker } from './Walker';

type Props = {
  /** The heading of the page, with what is above it. */
  title: ReactNode;
  isLarge?: boolean;
  image: ImageFile;
  imageAlt: string;
  focus?: FocalPoint | undefined;
  /** Whether it is the first on the page, so that its image loads first; default: yes. */
  isFirst?: boolean;
  view?: IllustrationVariant;
  children: ReactNode;
};

/** The size of a title with nothing to press below it: a phone has room for larger letters. */
export const LARGE_TITLE = 'max-sm:text-load';

/** Renders the top of a page: title and lead in a band of one height, and the image below. */
export function Opening({ title, isLarge = false, children, ...picture }: Props) {
  const { image, imageAlt, focus, isFirst = true, view } = picture;
  return (
    <>
      <div className="sheet columns-12 opening content-start gap-y-4">
        <div className={`col-span-12 low:col-span-5 lg:col-span-8 ${isLarge ? 'text-display' : 'text-h1 lg:pe-6'}`}>
          {title}
        </div>
        <div className="col-span-12 low:col-span-7 lg:col-span-4">{children}</div>
      </div>
      {/* Where the deck of an illustration begins: tools/drawings/sheet.ts */}
      <div className="relative top-[47.22vw] sm:top-[24.31vw]">
        <Walker image={image} className="absolute bottom-0" />
      </div>
      <ResponsiveImage image={image} alt={imageAlt} shape="span" focus={focus} priority={isFirst} view={view} />
    </>
  );
}
