import { Walker } from '@/components/parts/Walker';
import { findBridgeEnd } from '@/lib/model/image-file';
import { withBasePath } from '@/lib/url/base-path';
import { ButtonLink } from '@/ui/ButtonLink';
import type { SectionProps } from './section-props';

/** The invitation, with the deck of the bridge between its heading and its text. */
const ABUTMENT =
  'isolate grid grid-cols-1 *:col-start-1 md:col-start-6 md:grid-rows-[auto_var(--deck)] md:pb-[max(3rem,20vw-12rem)]';

/**
 * The bridge is in the first half of the image. 180 of its units are below the deck's line: 160 px on a phone, and on a wide
 * sheet a quarter of it, twice the hero's scale.
 */
const BRIDGE =
  '-z-1 row-start-1 -me-[max(640px,100vw)] w-[max(1280px,200vw)] max-w-none justify-self-end mirrored md:-ms-[calc(100vw+2rem)] md:-mb-[25vw] md:self-end md:justify-self-start';

/** Renders the last section of a page: one question and one button, on the abutment of the page's bridge. */
export function CallToAction({ data: { heading, text, button }, id, page }: SectionProps<'call-to-action'>) {
  const bridgeEnd = findBridgeEnd(page.image);
  return (
    <section
      id={id}
      className={`page-end overflow-clip border-ink border-b-[1.5px] print:hidden ${bridgeEnd ? 'border-t-[1.5px]' : ''}`}
    >
      <div className="sheet columns-12">
        <div className={`col-span-full pb-12 ${bridgeEnd ? ABUTMENT : ''}`}>
          {bridgeEnd && (
            <img
              {...bridgeEnd}
              src={withBasePath(bridgeEnd.src)}
              alt=""
              className={BRIDGE}
              loading="lazy"
              decoding="async"
            />
          )}
          <Walker
            image={page.image}
            isAtEnd
            className="row-start-1 me-10 mb-[max(10rem,25vw)] self-end justify-self-end md:me-[calc(100%+4.5rem)] md:mb-0"
          />
          <h2 className={`mt-4 mb-[0.25em] text-h1 ${bridgeEnd ? 'md:row-start-1 md:self-end' : ''}`}>{heading}</h2>
          {!bridgeEnd && <div className="-mx-[100vw] deck-bar" />}
          <div className="md:row-start-3">
            {text && <p className="mt-4 max-w-lead">{text}</p>}
            <p className="mt-6">
              <ButtonLink href={button.link}>{button.label}</ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
