'use client';

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { fieldId, TextField } from '@/components/ui/TextField';
import type { ContactFormCopy } from '@/lib/definitions/contact';
import type { ToastLabels } from './mount';
import { mountComponent } from './react-island';
import { announce, isAnnouncing, mountToasts } from './toasts';

type Props = { copy: ContactFormCopy; toasts: ToastLabels };
type Name = keyof ContactFormCopy['fields'];
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields in their order. Their names are the specification's. */
const FIELDS = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'message', multiline: true },
] as const;

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((control): control is Control => 'placeholder' in control);

/** Empties the fields, but for those edited while the click was queued (data-input, by the loader). */
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
 * Renders the contact form. Nothing is sent: the browser validates the fields, then they are emptied and a toast appears.
 * `method="dialog"` gives the same result before the island has hydrated, and without JavaScript. The browser's own message
 * stays below a field until it is valid. The loader queues a click on the button until the island has hydrated (aria-busy).
 */
export function ContactForm({ copy, toasts }: Props) {
  const submit = useRef<HTMLButtonElement>(null);
  const [messages, setMessages] = useState<Partial<Record<Name, string>>>({});
  const { fields, toast } = copy;
  useEffect(() => void mountToasts(toasts), [toasts]);
  const wrong = FIELDS.filter(({ name }) => messages[name]);

  // All fields with the first that is wrong: what is announced is said once, not once a field.
  const judgeAll = (form: HTMLFormElement) =>
    setMessages(Object.fromEntries(controlsOf(form).map(({ name, validationMessage }) => [name, validationMessage])));
  // A field that was not found wrong is left alone until the form is sent.
  const judgeAnew = ({ name, validationMessage }: Control) =>
    setMessages((current) => (current[name as Name] ? { ...current, [name]: validationMessage } : current));
  // Enter in a field clicks the button, too. A second click finds the form that the first has emptied.
  const ignoreRepeat = (event: MouseEvent<HTMLButtonElement>) => {
    if (isAnnouncing() && controlsOf(event.currentTarget.form).every(({ value }) => value === ''))
      event.preventDefault();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    empty(event.currentTarget);
    setMessages({});
    // The focus stays with the control that was used, also when Enter was pressed in a field.
    submit.current?.focus();
    announce(toast.title, toast.description);
  };

  return (
    <form
      method="dialog"
      onInvalidCapture={({ currentTarget }) => judgeAll(currentTarget)}
      onInput={({ target }) => judgeAnew(target as Control)}
      onSubmit={onSubmit}
      aria-labelledby="contact-form-title"
      className="grid gap-6 sm:grid-cols-2"
    >
      <p className="max-w-lead text-muted text-sm sm:col-span-2">{copy.privacy}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          {...fields[field.name]}
          required={copy.required}
          message={messages[field.name]}
        />
      ))}
      <div className="sm:col-span-2">
        <div aria-live="polite">
          {wrong.length > 1 && (
            <>
              <p className="font-medium text-sm">{copy.summary}</p>
              <ul className="mb-6 flex flex-wrap gap-x-6">
                {wrong.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${fieldId(name)}`} className="text-link text-sm">
                      {fields[name].label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button ref={submit} type="submit" className="button button-brand needs-script" onClick={ignoreRepeat}>
            {copy.submit}
          </button>
          <p role="status">
            <span className="while-busy">{copy.sending}</span>
          </p>
        </div>
        <p className="without-script">{copy.withoutScript}</p>
      </div>
    </form>
  );
}

export const mount = mountComponent(ContactForm);
