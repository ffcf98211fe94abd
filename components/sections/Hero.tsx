import { Opening } from '@/components/parts/Opening';
import type { ImageFile } from '@/lib/content/image-file';
import { mailto, phoneLink } from '@/lib/content/links';
import type { WithImages } from '@/lib/content/with-images';
import { ButtonLinks } from '@/ui/ButtonLinks';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { button, checkAltText, defineSection, line, optionalImage, text, z } from './define-section';

const schema = z
  .strictObject({
    eyebrow: line.meta({ label: 'Small line above the heading' }).optional(),
    heading: line,
    text: text.meta({ label: 'Introduction' }),
    ...optionalImage,
    /** Shows the email of content/site.md as the first button. */
    email: z
      .boolean()
      .meta({ label: 'Email as the first button', hint: 'The email of "Company, menu and footer".' })
      .optional(),
    /** Shows the phone number of content/site.md as a button. */
    phone: z.boolean().optional(),
    buttons: z
      .array(
        button.extend({
          subject: line
            .meta({
              label: 'Context for screen readers',
              hint: 'Read out after the button text, if that alone is too short.',
            })
            .optional(),
        }),
      )
      .max(2)
      .meta({ hint: 'The first is the primary button.' })
      .optional(),
  })
  .superRefine(checkAltText);

type Copy = WithImages<z.infer<typeof schema>>;
type Props = Omit<Copy, 'email' | 'phone'> & {
  id?: string | undefined;
  isTitle?: boolean;
  isLarge?: boolean;
  isShort?: boolean;
};

/** Renders a heading with an introduction and an image. */
export function Hero({ id, isTitle = true, isLarge, isShort, image, imageAlt = '', focus, ...copy }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  const title = (
    <>
      {copy.eyebrow && <p className="figure-note mb-4 lg:-mt-10 lg:mb-0 lg:h-10 lg:pt-2">{copy.eyebrow}</p>}
      <Heading>{copy.heading}</Heading>
    </>
  );
  if (!image) {
    return (
      <section id={id} className="sheet columns-12 gap-y-5 pt-6 pb-8 lg:pt-10 lg:pb-12">
        <div className="col-span-12 text-h1 lg:col-span-8 lg:pe-6">{title}</div>
        <Introduction {...copy} className="col-span-12 lg:col-span-4" />
      </section>
    );
  }
  if (isPortrait(image)) {
    return (
      <section id={id} className="sheet columns-12 items-end gap-y-10 pt-6 lg:pt-10">
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
        isLarge={isLarge}
        isShort={isShort}
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
  Component: ({ data: { email, phone, ...data }, id, isTitle, site: { company }, page }) => {
    const buttons = [
      ...(email ? [{ label: company.email, link: mailto(company.email) }] : []),
      ...(phone ? [{ label: company.phone, link: phoneLink(company.phone) }] : []),
      ...(data.buttons ?? []),
    ];
    // The form is what a visitor comes for: it begins in the first view.
    const isShort = page.kind === 'contact';
    return <Hero {...data} buttons={buttons} id={id} isTitle={isTitle} isLarge={page.path === '/'} isShort={isShort} />;
  },
});
