import { HeroDrawing } from '@/components/ui/HeroDrawing';
import { button, defineSection, line, NEEDS_ALT, optionalImage, text, z } from '@/lib/definitions/section';

export const hero = defineSection({
  label: 'Top of the page',
  hint: 'The heading, an introduction and the image of a page. First on the page.',
  schema: z
    .strictObject({
      eyebrow: line.optional(),
      heading: line,
      text,
      ...optionalImage,
      picture: z.enum(['below', 'above', 'beside']).optional(),
      buttons: z
        .array(button.extend({ subject: line.optional() }))
        .max(2)
        .optional(),
    })
    .refine(...NEEDS_ALT),
  example: {
    eyebrow: 'Careers',
    heading: 'Work on what carries weight',
    text: 'One or two sentences that say what the page is about and for whom.',
    image: '/drawings/staff-augmentation.svg',
    imageAlt: 'A cantilever bridge of three steel towers.',
    buttons: [{ label: 'Talk to us', link: '/contact' }],
  },
  canBeTitle: true,
  Component: ({ data, id, isTitle, context }) => (
    <HeroDrawing {...data} id={id} isTitle={isTitle} isLarge={context.path === '/'} />
  ),
});
