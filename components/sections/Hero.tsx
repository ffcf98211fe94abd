import { LARGE_TITLE, Opening } from '@/components/parts/Opening';
import type { ImageFile } from '@/lib/model/image-file';
import type { SectionFields } from '@/lib/model/page';
import { ButtonLinks } from '@/ui/ButtonLinks';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

type Copy = Pick<SectionFields<'hero'>, 'text' | 'buttons'>;

export function Hero({ data, id, isTitle = false, page }: SectionProps<'hero'>) {
  const { image, imageAlt = '', focus, ...copy } = data;
  const Heading = isTitle ? 'h1' : 'h2';
  const title = (
    <>
      {copy.eyebrow && <p className="figure-note mb-4 lg:-mt-8 lg:mb-0 lg:h-8">{copy.eyebrow}</p>}
      <Heading className={image && !copy.buttons ? LARGE_TITLE : undefined}>{copy.heading}</Heading>
    </>
  );
  if (!image) {
    return (
      <section id={id} className="sheet columns-12 gap-y-4 pt-6 pb-8 lg:pt-10 lg:pb-12">
        <div className="col-span-12 text-h1 lg:col-span-8 lg:pe-6">{title}</div>
        <Introduction {...copy} className="col-span-12 lg:col-span-4" />
      </section>
    );
  }
  if (isPortrait(image)) {
    return (
      <section id={id} className="sheet columns-12 items-end gap-y-8 pt-6 lg:pt-10">
        <div className="col-span-12 lg:col-span-5 lg:pb-12">
          <div className="text-h1">{title}</div>
          <Introduction {...copy} className="mt-6" />
        </div>
        <div className="col-span-12 lg:col-span-7">
          <ResponsiveImage image={image} alt={imageAlt} shape="card" focus={focus} priority={isTitle} />
        </div>
      </section>
    );
  }
  return (
    <section id={id} className="pb-8 lg:pb-12">
      <Opening
        title={title}
        isLarge={page.path === '/'}
        image={image}
        imageAlt={imageAlt}
        focus={focus}
        isFirst={isTitle}
      >
        <Introduction {...copy} />
      </Opening>
    </section>
  );
}

/** Returns whether it is a portrait photo, which is next to the text: the page is too wide for it. */
const isPortrait = (image: ImageFile) => image.kind === 'photo' && image.height > image.width;

function Introduction({ text, buttons = [], className }: Copy & { className?: string }) {
  return (
    <div className={className}>
      <p className="max-w-lead text-lead">{text}</p>
      {buttons.length > 0 && <ButtonLinks items={buttons} />}
    </div>
  );
}
