import { withBasePath } from '../../lib/shared/base-path';
import { COLOURS } from '../../lib/shared/colours';
import { type ImageFile, plainUrl } from '../../lib/shared/image-file';
import { MARK } from '../../lib/shared/mark';
import { SOCIAL_IMAGE } from '../../lib/shared/social-image';
import {
  COMPANY_LINE,
  HOST_LINE,
  MARK_BOX,
  type Measure,
  placeTitle,
  SHEET,
  TITLE_FACE,
} from '../../lib/shared/social-sheet';
import { LABELS } from '../labels';

const { surface, ink, muted, brand } = COLOURS.light;
const { width, height } = SOCIAL_IMAGE;
const { margin, column, deck } = SHEET;
const MEASURED_SIZE_PX = 100;

type Props = { title: string; image: ImageFile; isPhoto: boolean; company: string; host: string };

/** Renders a page's social image as scripts/social/sheet.ts does, with the fonts of the page. */
export function SocialSheet({ title, image, isPhoto, company, host }: Props) {
  const placed = placedTitle(title);
  if (!placed) return <p className="social-sheet">{LABELS.shared.tooLong}</p>;
  const { size, lines } = placed;
  const font = { fontWeight: TITLE_FACE.weight, letterSpacing: `${TITLE_FACE.tracking}em` };
  const url = image.kind === 'illustration' && image.narrow ? withBasePath(image.narrow.src) : plainUrl(image);
  return (
    <svg className="social-sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <rect width={width} height={height} fill={surface} />
      <svg {...MARK_BOX} viewBox={MARK.viewBox} aria-hidden="true">
        <g fill="none" stroke={ink}>
          <path d={MARK.arch} strokeWidth={MARK.archWidth} />
          <path d={MARK.hangers} strokeWidth={MARK.hangerWidth} />
        </g>
        <path d={MARK.deck} fill={brand} />
      </svg>
      <g fill={ink} fontFamily="var(--font-display)" {...font}>
        <text x={COMPANY_LINE.x} y={COMPANY_LINE.y} fontSize={COMPANY_LINE.size}>
          {company}
        </text>
        {lines.map(({ words, y }) => (
          <text key={y} x={margin} y={y} fontSize={size}>
            {words}
          </text>
        ))}
      </g>
      <text x={HOST_LINE.x} y={HOST_LINE.y} fontSize={HOST_LINE.size} fill={muted}>
        {host}
      </text>
      <rect x={column} width={2} height={height} fill={ink} />
      <rect y={height - deck - 2} width={width} height={deck + 2} fill={ink} />
      <rect y={height - deck} width={width} height={deck - 4} fill={brand} />
      <image
        href={url}
        x={column + 2}
        y={isPhoto ? 0 : -2}
        width={width - column}
        height={height - deck}
        preserveAspectRatio={isPhoto ? 'xMidYMid slice' : 'xMinYMax meet'}
      />
    </svg>
  );
}

function placedTitle(title: string) {
  try {
    return placeTitle(measure, title);
  } catch {
    return undefined;
  }
}

const measure: Measure = (text, size) => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  context.font = `${TITLE_FACE.weight} ${MEASURED_SIZE_PX}px ${family}`;
  context.letterSpacing = `${TITLE_FACE.tracking * MEASURED_SIZE_PX}px`;
  return (context.measureText(text).width * size) / MEASURED_SIZE_PX;
};
