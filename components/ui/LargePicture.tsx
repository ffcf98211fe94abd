import type { Element } from 'html-react-parser';
import { type ReactNode, useId } from 'react';
import { withBasePath } from '@/lib/shared/base-path';

type Props = {
  /** The link to the large file, as the text has it, with the words of the controls. */
  link: Element;
  /** The picture as it stands in the text. */
  children: ReactNode;
};

/** A picture that opens large over the page, by the browser itself: https://html.spec.whatwg.org/#the-popover-attribute */
export function LargePicture({ link: { attribs }, children }: Props) {
  const id = useId();
  const { href = '', 'data-open': open, 'data-close': close, 'data-alt': alt = '' } = attribs;
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`${open}: ${alt}`} className="enlarge">
        {children}
      </button>
      <dialog popover="auto" id={id} aria-label={alt} className="large-picture" data-pagefind-ignore="">
        <img
          src={withBasePath(href)}
          alt={alt}
          width={attribs['data-width']}
          height={attribs['data-height']}
          loading="lazy"
          decoding="async"
        />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button button-brand">
          {close}
        </button>
      </dialog>
    </>
  );
}
