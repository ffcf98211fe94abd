import { ButtonLink } from '@/components/ui/ButtonLink';
import { withBasePath } from '@/lib/content/base-path';
import { type BridgeEnd, bridgeEndOf } from '@/lib/content/image-file';
import { defineSection, callToAction as schema, type z } from './define-section';

type Props = z.infer<typeof schema> & { id?: string | undefined; bridgeEnd: BridgeEnd | undefined };

/** Renders the last section of a page: one question and one button, on the abutment of the page's bridge. */
export function CallToAction({ id, heading, text, button, bridgeEnd }: Props) {
  return (
    <section id={id} className={bridgeEnd ? 'page-end page-end-bridge' : 'page-end'}>
      <div className="sheet columns-12">
        <div className="abutment">
          {bridgeEnd && <img {...bridgeEnd} src={withBasePath(bridgeEnd.src)} alt="" loading="lazy" decoding="async" />}
          <h2 className="text-h1 md:text-h2 xl:text-h1">{heading}</h2>
          <div>
            {text && <p className="mt-6 max-w-lead">{text}</p>}
            <p className="mt-6">
              <ButtonLink href={button.link}>{button.label}</ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

export const callToAction = defineSection({
  label: 'Call to action',
  hint: 'One question and one button: the end of a page.',
  schema,
  example: {
    heading: 'Get In Touch',
    text: 'Tell us where you are.',
    button: { label: 'Contact us', link: '/contact' },
  },
  Component: ({ data, id, page }) => <CallToAction {...data} id={id} bridgeEnd={bridgeEndOf(page.image)} />,
});
