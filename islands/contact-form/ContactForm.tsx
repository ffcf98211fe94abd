'use client';

import type { MouseEvent } from 'react';
import type { ContactFormCopy } from '@/lib/model/sections/contact';
import { mailto } from '@/lib/url/links';
import { ContactLinks, type ContactWays } from '@/ui/ContactLinks';
import { FieldSummary } from '@/ui/FieldSummary';
import { TextField } from '@/ui/TextField';
import { mountComponent } from '../runtime/mount';
import type { EarlyEvents } from '../runtime/protocol';
import { copyText } from '../toasts/copy-text';
import type { ToastLabels } from '../toasts/toasts';
import { TRAP } from './send-message';
import { useContactForm } from './use-contact-form';

type Props = Pick<ContactFormCopy, 'note' | 'openAsEmail'> & {
  copy: Omit<ContactFormCopy, 'delivery'>;
  toasts: ToastLabels;
  contact?: ContactWays;
  /** Default: the form sends nothing. */
  delivery?: ContactFormCopy['delivery'] & { action: string };
  earlyEvents?: EarlyEvents | undefined;
};

/** Chrome and Edge on Windows do nothing for a longer URL. */
const MAX_MAILTO_LENGTH = 2046;

/** The specification's names, in the order of the form. */
const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'message', multiline: true },
] as const;

/**
 * Renders the contact form. Without a receiver it sends nothing: the browser validates the fields, the form empties
 * them and shows a toast. The link that opens an e-mail still has the answers, and is the yellow button. Without a script, `method="dialog"`
 * validates, too. With a receiver the form posts to it, and a failure keeps the answers. The loader queues a click until
 * the island has hydrated (aria-busy).
 */
export function ContactForm({ copy, toasts, contact, note, openAsEmail, delivery, earlyEvents }: Props) {
  const { fields } = copy;
  const form = useContactForm({ copy, toasts, action: delivery?.action, earlyEvents });
  const { messages, state, handlers } = form;
  const invalid = FIELDS.filter(({ name }) => messages[name]);
  const addAnswers = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (!contact || !openAsEmail) return;
    const answers = form.answers();
    const { subject, copied, copyFailed } = openAsEmail;
    link.href = mailto(contact.email, subject, answers);
    if (link.href.length <= MAX_MAILTO_LENGTH) return;
    link.href = mailto(contact.email, subject);
    void copyText(answers.join('\n'), { copied, failed: copyFailed });
  };

  const emailLink = openAsEmail && contact && (
    <a
      href={mailto(contact.email, openAsEmail.subject)}
      onClick={addAnswers}
      className={`button ${delivery ? '' : 'button-brand'}`.trim()}
    >
      {openAsEmail.label}
    </a>
  );

  return (
    <form
      {...(delivery ? { method: 'post', action: delivery.action } : { method: 'dialog' })}
      {...handlers}
      aria-labelledby="contact-form-title"
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
    >
      {delivery && <p className="max-w-lead text-muted text-sm sm:col-span-2">{delivery.privacy}</p>}
      {note && contact && (
        <p className="max-w-lead text-sm sm:col-span-2">
          <ContactLinks text={note} {...contact} />
        </p>
      )}
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          label={fields[field.name].label}
          hint={fields[field.name].hint}
          required={copy.required}
          message={messages[field.name]}
        />
      ))}
      {delivery && (
        <p className="sr-only" aria-hidden="true">
          <label>
            {delivery.trap} <input name={TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      )}
      <div className="sm:col-span-2">
        <FieldSummary
          heading={copy.summary}
          message={form.announcement}
          fields={invalid.map(({ name }) => ({ name, label: fields[name].label }))}
        />
        <div className="flex flex-wrap items-center gap-4">
          {!delivery && emailLink}
          <button
            ref={form.submit}
            type="submit"
            className={`button scroll-mb-24 ${delivery ? 'button-brand' : 'needs-script'}`}
            onClick={form.onSubmitClick}
            {...(state === 'sending' && { 'aria-busy': true })}
          >
            {copy.submit}
          </button>
          <p role="status">
            <span className="while-busy">{copy.sending}</span>
          </p>
          {delivery && emailLink}
        </div>
        {note && (
          // Below the button, which stays below the pointer, and keeps this distance from a toast.
          <p role="status" className="max-w-104 text-sm">
            {state === 'cleared' && <span className="mt-4 block side-mark font-medium">{copy.cleared}</span>}
          </p>
        )}
        {delivery && contact && state === 'failed' && (
          <p role="alert" className="mt-4 max-w-lead side-mark font-medium">
            <ContactLinks text={delivery.notSent} {...contact} />
          </p>
        )}
        {!delivery && <p className="without-script">{copy.withoutScript}</p>}
      </div>
    </form>
  );
}

export const mount = mountComponent(ContactForm);
