'use client';

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactLinks, type ContactWays } from '@/components/ui/ContactLinks';
import { FieldSummary } from '@/components/ui/FieldSummary';
import { TextField } from '@/components/ui/TextField';
import type { ContactFormCopy } from '@/lib/definitions/contact';
import { mailto } from '@/lib/shared/link-attributes';
import type { ToastLabels } from './mount';
import { mountComponent } from './react-island';
import { sendMessage, TRAP } from './send-message';
import { announce, isAnnouncing, mountToasts } from './toasts';

type Props = Pick<ContactFormCopy, 'note' | 'openAsEmail'> & {
  copy: ContactFormCopy;
  toasts: ToastLabels;
  contact?: ContactWays;
  /** Default: the form sends nothing. */
  delivery?: NonNullable<ContactFormCopy['delivery']> & { action: string };
};
type Name = keyof ContactFormCopy['fields'];
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The specification's names, in the order of the form. */
const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'message', multiline: true },
] as const;

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((control): control is Control => 'placeholder' in control);

const linesOf = (controls: readonly Control[]) =>
  controls
    .filter(({ name, value }) => value !== '' && name !== TRAP)
    .map(({ labels, value }) => `${labels?.[0]?.firstChild?.textContent?.trim()}: ${value}`);

/** Empties the fields, but for those edited while the loader queued the click (data-input). */
function empty(form: HTMLFormElement) {
  const isLate = ({ dataset }: Control) => dataset.input !== undefined;
  const late = controlsOf(form).flatMap((control) => (isLate(control) ? [[control, control.value] as const] : []));
  form.reset();
  for (const [control, value] of late) {
    control.value = value;
    delete control.dataset.input;
  }
}

/**
 * Renders the contact form. Without a receiver it sends nothing: the browser validates the fields, the form empties
 * them
 * and shows a toast; without a script, `method="dialog"` does so. With a receiver the form posts to it, and a failure
 * keeps the answers. The loader queues a click until the island has hydrated (aria-busy).
 */
export function ContactForm({ copy, toasts, contact, note, openAsEmail, delivery }: Props) {
  const submit = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  const [messages, setMessages] = useState<Partial<Record<Name, string>>>({});
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const { fields, toast } = copy;
  useEffect(() => {
    shownAt.current = performance.now();
    void mountToasts(toasts);
  }, [toasts]);
  const wrong = FIELDS.filter(({ name }) => messages[name]);

  // Validates all fields with the first invalid one, so that the messages are announced once.
  const judgeAll = (form: HTMLFormElement) =>
    setMessages(Object.fromEntries(controlsOf(form).map(({ name, validationMessage }) => [name, validationMessage])));
  // Replaces the browser's bubble, which would cover the message, and its focus.
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => judgeAll(form));
    form.querySelector<Control>(':invalid')?.focus();
  };
  // Skips fields that were not invalid when the form was last sent.
  const judgeAnew = ({ name, validationMessage }: Control) =>
    setMessages((current) => (current[name as Name] ? { ...current, [name]: validationMessage } : current));
  // Enter in a field also clicks the button. Ignores a second click on an emptied form, or while it is being sent.
  const ignoreRepeat = (event: MouseEvent<HTMLButtonElement>) => {
    const isEmptied = isAnnouncing() && controlsOf(event.currentTarget.form).every(({ value }) => value === '');
    if (isEmptied || state === 'sending') event.preventDefault();
  };
  const confirm = (form: HTMLFormElement) => {
    empty(form);
    setMessages({});
    // Keeps the focus on the button, also after Enter in a field.
    submit.current?.focus();
    announce(toast.title, toast.description);
  };
  const send = async (form: HTMLFormElement, action: string) => {
    // Sends what was edited while the click was queued; later edits stay in their fields.
    for (const { dataset } of controlsOf(form)) delete dataset.input;
    // Waits until the loader has removed its aria-busy from the button.
    queueMicrotask(() => setState('sending'));
    const isSent = await sendMessage(action, form, shownAt.current);
    setState(isSent ? 'idle' : 'failed');
    if (isSent) confirm(form);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery) send(event.currentTarget, delivery.action);
    else confirm(event.currentTarget);
  };
  const openAnswers = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const form = submit.current?.form ?? null;
    if (contact) link.href = mailto(contact.email, openAsEmail?.subject, linesOf(controlsOf(form)));
  };

  return (
    <form
      {...(delivery ? { method: 'post', action: delivery.action } : { method: 'dialog' })}
      onInvalidCapture={onInvalid}
      onInput={({ target }) => judgeAnew(target as Control)}
      onSubmit={onSubmit}
      aria-labelledby="contact-form-title"
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
    >
      <p className="max-w-lead text-muted text-sm sm:col-span-2">{delivery?.privacy ?? copy.privacy}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          {...fields[field.name]}
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
        <FieldSummary heading={copy.summary} fields={wrong.map(({ name }) => ({ name, label: fields[name].label }))} />
        <div className="flex flex-wrap items-center gap-4">
          <button
            ref={submit}
            type="submit"
            className={`button button-brand${delivery ? '' : ' needs-script'}`}
            onClick={ignoreRepeat}
            {...(state === 'sending' && { 'aria-busy': true })}
          >
            {copy.submit}
          </button>
          <p role="status">
            <span className="while-busy">{copy.sending}</span>
          </p>
          {openAsEmail && contact && (
            <a
              href={mailto(contact.email, openAsEmail.subject)}
              onClick={openAnswers}
              className="button button-outline"
            >
              {openAsEmail.label}
            </a>
          )}
        </div>
        {note && contact && (
          <p className="mt-4 max-w-lead text-sm">
            <ContactLinks text={note} {...contact} />
          </p>
        )}
        {delivery && contact && state === 'failed' && (
          <p role="alert" className="mt-4 max-w-lead border-brand border-s-[6px] ps-3 font-medium">
            <ContactLinks text={delivery.notSent} {...contact} />
          </p>
        )}
        {!delivery && <p className="without-script">{copy.withoutScript}</p>}
      </div>
    </form>
  );
}

export const mount = mountComponent(ContactForm);
