import type { ReactNode } from 'react';
import { CopyButton } from '@/components/parts/CopyButton';
import { Island } from '@/components/parts/Island';
import { ItemRow } from '@/components/parts/ItemRow';
import { OnDeck } from '@/components/parts/OnDeck';
import { toastLabels } from '@/components/parts/toast-labels';
import type { Company } from '@/lib/model/company';
import type { SectionFields } from '@/lib/model/page';
import type { ContactFormCopy } from '@/lib/model/sections/contact';
import { mailto, phoneLink } from '@/lib/url/links';
import { Glyph } from '@/ui/Glyph';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import type { SectionProps } from './section-props';

/** Renders details next to the form, which begins in the first view, below the title; the image of the page ends them. */
export function Contact({ data, id, isTitle, site: { company } }: SectionProps<'contact'>) {
  const { heading, text, image, imageAlt = '', focus, card, next } = data;
  const { unsent, ...form } = data.form;
  return (
    <div id={id} className="bleeds pt-6 lg:pt-10">
      <OnDeck heading={heading} isTitle={isTitle}>
        <div className="sheet columns-12 gap-y-12 pt-6 pb-section lg:pt-10">
          <div className="col-span-12 lg:col-span-4 lg:self-baseline">
            <p className="mb-8 max-w-lead text-lead">
              {[text, !company.contactForm && unsent].filter(Boolean).join(' ')}
            </p>
            <ContactCard copy={card} company={company} />
          </div>
          <section className="col-span-12 print:hidden lg:col-span-7 lg:col-start-6 lg:self-baseline">
            <h2 id="contact-form-title" className="mb-8 text-h2">
              {form.title} <span className="block">{form.subtitle}</span>
            </h2>
            <Island name="ContactForm" view failure={form.failed} props={formProps(form, company)} />
          </section>
          {next && <NextSteps {...next} />}
        </div>
      </OnDeck>
      {image && (
        <div className="border-ink border-b-[1.5px]">
          <ResponsiveImage image={image} alt={imageAlt} shape="span" focus={focus} />
        </div>
      )}
    </div>
  );
}

/** Returns the island's props: the notes of a form that sends nothing, or the receiver and its notes. */
function formProps({ note, openAsEmail, delivery, ...copy }: Omit<ContactFormCopy, 'unsent'>, company: Company) {
  const { phone, email, labels, contactForm } = company;
  const shared = { copy, toasts: toastLabels(labels) };
  if (contactForm) {
    const privacy = delivery.privacy.replaceAll('{host}', new URL(contactForm.action).host);
    return { ...shared, delivery: { ...delivery, ...contactForm, privacy }, contact: { phone, email } };
  }
  return {
    ...shared,
    ...(note && { note }),
    ...(openAsEmail && { openAsEmail }),
    ...((note || openAsEmail) && { contact: { phone, email } }),
  };
}

type CardProps = { copy: SectionFields<'contact'>['card']; company: Company };

function ContactCard({ copy, company: { phone, email, location, labels } }: CardProps) {
  const copyButton = (value: string, label: string, copied: string) => (
    <CopyButton
      labels={labels}
      value={value}
      label={label}
      copied={copied}
      failed={copy.copyFailed}
      className="button icon-button"
      hasHint
    >
      <Glyph name="copy" size={18} />
    </CopyButton>
  );
  return (
    <section className="inverse border-x-[1.5px]">
      <div className="p-4">
        <h2 className="text-h3">{copy.heading}</h2>
        {copy.text && <p className="mt-2">{copy.text}</p>}
        <dl className="mt-4">
          <Row label={copy.email} action={copyButton(email, copy.copyEmail, copy.emailCopied)}>
            <a className="text-link break-all" href={mailto(email)}>
              {email}
            </a>
          </Row>
          <Row label={copy.phone} action={copyButton(phone, copy.copyPhone, copy.phoneCopied)}>
            <a className="text-link" href={phoneLink(phone)}>
              {phone}
            </a>
          </Row>
          <Row label={copy.location}>{location}</Row>
        </dl>
      </div>
    </section>
  );
}

function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-current border-t-[1.5px] py-1">
      <dt className="min-w-16 text-sm max-sm:basis-full">{label}</dt>
      <dd className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-2 font-medium">
        <span>{children}</span>
        {action}
      </dd>
    </div>
  );
}

function NextSteps({ heading, steps }: NonNullable<SectionFields<'contact'>['next']>) {
  return (
    <section className="columns-12 col-span-12 gap-y-4">
      <h2 className="col-span-12 text-h3 lg:col-span-5 lg:pt-6">{heading}</h2>
      <ol className="col-span-12 lg:col-span-7">
        {steps.map((step, index) => (
          <ItemRow key={index} index={index} {...step} />
        ))}
      </ol>
    </section>
  );
}
