import { ButtonLink } from './ButtonLink';

type Props = {
  id?: string | undefined;
  heading: string;
  text?: string | undefined;
  button: { label: string; link: string };
};

/** The last section of a page: one question, one button. */
export function CallToAction({ id, heading, text, button }: Props) {
  return (
    <section id={id} className="sheet">
      <div className="rule-t columns-12 items-end gap-y-6 pt-12 pb-section">
        <h2 className="col-span-12 text-h1 lg:col-span-8">{heading}</h2>
        <div className="col-span-12 lg:col-span-4">
          {text && <p className="mb-6 max-w-lead">{text}</p>}
          <ButtonLink href={button.link}>{button.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
