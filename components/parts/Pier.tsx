import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/content/base-path';
import type { ImageFile } from '@/lib/content/image-file';
import { PIERS } from '@/lib/model/illustrations';

type Props = { image: ImageFile | undefined; children: ReactNode };

/** In attributes, until the styles apply. The file itself has no size. */
const [WIDTH, HEIGHT] = [360, 2400];

/** Renders sections next to a pier of the page's bridge, which reaches from the deck above them to the rock below. */
export function Pier({ image, children }: Props) {
  return (
    <div className="pier deck-line">
      <img
        src={withBasePath(`/drawings/${pierOf(image)}.pier.svg`)}
        width={WIDTH}
        height={HEIGHT}
        alt=""
        className="absolute inset-y-0 start-0 z-1 hidden h-full w-(--pier) xs:block print:top-[calc(var(--deck)+3.75px)]"
        loading="lazy"
        decoding="async"
      />
      {children}
    </div>
  );
}

function pierOf(image: ImageFile | undefined) {
  const file = image?.kind === 'illustration' ? image.src : '';
  return PIERS.find((name) => file === `/drawings/${name}.svg`) ?? 'industry';
}
