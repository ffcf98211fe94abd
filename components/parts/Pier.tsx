import type { ReactNode } from 'react';
import { PARTS } from '@/components/parts/drawings/parts';
import { PIERS, PLAIN_PIER } from '@/components/parts/drawings/piers';
import type { ImageFile } from '@/lib/model/image-file';
import { withBasePath } from '@/lib/url/base-path';
import { Illustration } from '@/ui/Illustration';

type PierProps = { image: ImageFile | undefined; className?: string; children: ReactNode };

/** In attributes, until the styles apply. The file itself has no size. */
const [WIDTH, HEIGHT] = [360, 2400];

/** Renders sections next to a pier of the page's bridge, which reaches from the water above them to the rock below. */
export function Pier({ image, className = '', children }: PierProps) {
  return (
    <div className={`pier bleeds ${className}`.trim()}>
      <img
        src={withBasePath(pierOf(image).src)}
        width={WIDTH}
        height={HEIGHT}
        alt=""
        className="absolute inset-y-0 start-0 z-1 hidden h-full w-(--pier) xs:block"
        loading="lazy"
        decoding="async"
      />
      {children}
    </div>
  );
}

type StratumProps = {
  of: 'water' | 'deep' | 'sand' | 'rock';
  /** The image of the page, whose pier stands as deep. */
  image: ImageFile | undefined;
  children: ReactNode;
};

/** Renders a section of a pier in the ground that it stands in, with the depth at which that begins. */
export function Stratum({ of, image, children }: StratumProps) {
  return (
    <div className={`stratum ${of} ${of === 'rock' ? 'inverse' : ''}`.trim()}>
      <p className="depth" aria-hidden="true">
        {pierOf(image)[of]}
      </p>
      {of === 'sand' && <Illustration of={PARTS.bed} className="bed bridge-part" />}
      {children}
    </div>
  );
}

/** Returns the pier of a bridge; of an image without one, a plain pier. */
function pierOf(image: ImageFile | undefined) {
  const pier = image?.kind === 'illustration' && PIERS[image.src];
  return pier || PLAIN_PIER;
}
