import type { ImageFile } from '@/lib/model/image-file';
import { PARTS } from './drawings/parts';

/**
 * How far across an illustration its walker comes, in per cent of its width: to the far side, or to where the bridge is not
 * whole. Illustrations with people or trains of their own have none.
 */
const STOPS: Readonly<Record<string, number>> = {
  home: 86,
  about: 88,
  'cyber-security': 19,
  governance: 82,
  'staff-augmentation': 88,
  'data-analytics': 88,
  'life-sciences': 88,
  healthcare: 88,
  'financial-services': 88,
  'integration-services': 36,
  'case-study': 88,
  blog: 60,
  'application-migration-iris': 19,
};

/** Who stops before it did not get to the other end. */
const HALF = 50;

type Props = { image: ImageFile | undefined; isAtEnd?: boolean; className: string };

/** Renders the figure that walks over a bridge as the page is scrolled: at the far end of a box that moves (Walker.css). */
export function Walker({ image, isAtEnd = false, className }: Props) {
  const stop = image?.kind === 'illustration' && STOPS[image.src.slice('/drawings/'.length, -'.svg'.length)];
  const drawn = PARTS.walker;
  if (!stop || !drawn || (isAtEnd && stop < HALF)) return null;
  return (
    <svg
      className={`walker print:hidden ${className}`}
      width={`${stop}%`}
      viewBox={drawn.viewBox}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      {drawn.paths.map(([style, outline]) => (
        <path key={style} d={outline} />
      ))}
    </svg>
  );
}
