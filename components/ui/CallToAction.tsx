import { withBasePath } from '@/lib/shared/base-path';
import type { Landing } from '@/lib/shared/picture';
import { ButtonLink } from './ButtonLink';

type Props = {
  id?: string | undefined;
  heading: string;
  text?: string | undefined;
  button: { label: string; link: string };
  landing?: Landing | undefined;
};

/** Renders the last section of a page: one question and one button, on the abutment of the page's bridge. */
export function CallToAction({ id, heading, text, button, landing }: Props) {
  return (
    <section id={id} className="landing">
      <div className="sheet columns-12">
        <div className="abutment">
          {landing && (
            <img
              src={withBasePath(landing.src)}
              width={landing.width}
              height={landing.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <h2 className="text-h1 md:text-h2 xl:text-h1">{heading}</h2>
          {text && <p className="mt-6 max-w-lead">{text}</p>}
          <p className="mt-6">
            <ButtonLink href={button.link}>{button.label}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
