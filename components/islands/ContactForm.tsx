'use client';

import { type FormEvent, useRef } from 'react';
import { TextField } from '@/components/ui/TextField';
import type { ContactFormCopy } from '@/lib/definitions/contact';
import { announce } from './toasts';

type Props = { copy: ContactFormCopy };

/**
 * The contact form. Nothing is sent: the browser checks the fields, then they are emptied and a toast says so.
 * method="dialog" makes the same true before the script is there, and without it: the browser checks and stops,
 * with no address to put the fields into.
 */
export function ContactForm({ copy }: Props) {
  const submit = useRef<HTMLButtonElement>(null);
  const { fields, toast } = copy;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    // The focus stays with the control that was used, also when Enter was pressed in a field.
    submit.current?.focus();
    announce(toast.title, toast.description);
  };

  return (
    <form
      data-wake="view"
      method="dialog"
      onSubmit={onSubmit}
      aria-labelledby="contact-form-title"
      className="grid gap-6 sm:grid-cols-2"
    >
      <TextField name="firstName" {...fields.firstName} autoComplete="given-name" />
      <TextField name="lastName" {...fields.lastName} autoComplete="family-name" />
      <TextField name="phone" {...fields.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField name="email" {...fields.email} type="email" inputMode="email" autoComplete="email" />
      <TextField name="message" {...fields.message} multiline />
      <div className="sm:col-span-2">
        <button ref={submit} type="submit" className="button button-brand needs-script">
          {copy.submit}
        </button>
        <p className="without-script">{copy.withoutScript}</p>
        <p className="mt-4 max-w-lead text-muted text-sm">{copy.privacy}</p>
      </div>
    </form>
  );
}
