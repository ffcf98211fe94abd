import { ButtonLinks } from '@/components/ui/ButtonLinks';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import { button, checkAltText, defineSection, line, optionalImage, text, z } from '@/lib/definitions/section';
import type { ImageFile } from '@/lib/shared/image-file';
import { mailto } from '@/lib/shared/link-attributes';
import type { WithImages } from '@/lib/shared/with-images';

const schema = z
  .strictObject({
    eyebrow: line.optional(),
    heading: line,
    text,
    ...optionalImage,
    picture: z.enum(['below', 'above', 'beside', 'edge']).optional(),
    /** Shows the email of content/site.md as the first button. */
    email: z.boolean().optional(),
    buttons: z
      .array(button.extend({ subject: line.optional() }))
      .max(2)
      .optional(),
  })
  .superRefine(checkAltText);

type Copy = WithImages<z.infer<typeof schema>>;
type Props = Omit<Copy, 'email'> & { id?: string | undefined; isTitle?: boolean; isLarge?: boolean };

const ROOM = { below: 'pt-6 pb-8 lg:pt-10 lg:pb-12', above: 'pb-section', nowhere: 'pt-10 pb-section lg:pt-20' };

/** As high as the rest of the first screen: what comes out of the image at its foot leaves the screen there. */
const EDGE = 'min-h-[calc(100svh-5rem)] max-lg:grid-rows-[auto_1fr]';

/** Renders a heading with an introduction and an image. */
export function Hero({ id, isTitle = true, isLarge = false, image, focus, ...props }: Props) {
  const { imageAlt = '', picture = 'below', ...copy } = props;
  const position = image ? placeOf(image, picture) : 'nowhere';
  const isEdge = position === 'edge';
  const isBeside = isEdge || position === 'beside';
  const illustration = image && (
    <ResponsiveImage
      image={isEdge ? narrowOf(image) : image}
      alt={imageAlt}
      shape={isBeside ? 'card' : 'span'}
      focus={focus}
      priority={isTitle}
    />
  );
  const Heading = isTitle ? 'h1' : 'h2';
  const heading = (
    <>
      {copy.eyebrow && <p className="figure-note mb-4">{copy.eyebrow}</p>}
      <Heading>{copy.heading}</Heading>
    </>
  );
  if (isBeside) {
    return (
      <section id={id} className={`sheet columns-12 items-end gap-y-10 pt-10 lg:pt-16 ${isEdge ? EDGE : ''}`}>
        <div className="col-span-12 lg:col-span-5 lg:pb-12">
          <div className={isEdge ? 'text-display' : 'text-h1'}>{heading}</div>
          <Introduction {...copy} className="mt-6" />
        </div>
        <div className="col-span-12 lg:col-span-7">{illustration}</div>
      </section>
    );
  }
  return (
    <section id={id} className={ROOM[position]}>
      {position === 'above' && <div className="mb-12">{illustration}</div>}
      <div className="sheet columns-12 gap-y-5">
        <div className={`col-span-12 lg:col-span-8 lg:pe-6 ${isLarge ? 'text-display' : 'text-h1'}`}>{heading}</div>
        <Introduction {...copy} className="col-span-12 lg:col-span-4" />
      </div>
      {position === 'below' && <div className="max-lg:mt-4">{illustration}</div>}
    </section>
  );
}

/** Puts a portrait photo next to the text: the page is too wide for it. */
function placeOf(image: ImageFile, wanted: NonNullable<Copy['picture']>) {
  return image.kind === 'photo' && image.height > image.width ? 'beside' : wanted;
}

/** Returns the image for phones, which is almost as high as wide. */
function narrowOf(image: ImageFile): ImageFile {
  if (image.kind === 'photo' || !image.narrow) return image;
  const { narrow, ...wide } = image;
  return { ...wide, ...narrow };
}

function Introduction({ text, buttons = [], className }: Copy & { className: string }) {
  return (
    <div className={className}>
      <p className="max-w-lead text-lead">{text}</p>
      {buttons.length > 0 && <ButtonLinks items={buttons} />}
    </div>
  );
}

export const hero = defineSection({
  label: 'Top of the page',
  hint: 'The heading, an introduction and the image of a page. First on the page.',
  schema,
  example: {
    eyebrow: 'Careers',
    heading: 'Work on what carries weight',
    text: 'One or two sentences that say what the page is about and for whom.',
    image: '/drawings/staff-augmentation.svg',
    imageAlt: 'A cantilever bridge of three steel towers.',
    buttons: [{ label: 'Talk to us', link: '/contact' }],
  },
  canBeTitle: true,
  Component: ({ data: { email, ...data }, id, isTitle, context: { path, company } }) => {
    const first = email ? [{ label: company.email, link: mailto(company.email) }] : [];
    const buttons = [...first, ...(data.buttons ?? [])];
    return <Hero {...data} buttons={buttons} id={id} isTitle={isTitle} isLarge={path === '/'} />;
  },
});
