/** The copy of the contact form and card. Names of the form's fields are the specification's. */
import { z } from 'zod';
import { eachOf, introduced, line, lines, listOf, text, titled } from './fields';

/** `error` names what to enter if the answer is missing or invalid. */
const formField = z.strictObject({ label: line, error: line, hint: text.optional() });

/** Replaces the notes about a form that sends nothing if content/site.md sets contactForm.action. */
const delivery = z.strictObject({
  /** {host} is replaced by the receiver's name. */
  privacy: text,
  /** Labels a field that only robots fill in. */
  trap: line,
  notSent: text,
});

export const contactForm = z.strictObject({
  ...lines('title', 'subtitle'),
  fields: z.strictObject(eachOf(formField, 'firstName', 'lastName', 'phone', 'email', 'message')),
  ...lines('required', 'summary', 'submit', 'sending'),
  withoutScript: text,
  failed: text,
  toast: z.strictObject({ title: line, description: text }),
  /** Above the button of a form that sends nothing. {phone} and {email} become links. */
  note: text.optional(),
  /** In its place after a form that sends nothing was cleared. */
  cleared: text.optional(),
  openAsEmail: z.strictObject({ label: line, subject: line }).optional(),
  delivery: delivery.optional(),
});

export const nextSteps = z.strictObject({ heading: line, steps: listOf(titled, 2, 4) });

export const contactCard = z.strictObject({
  ...introduced,
  ...lines('phone', 'email', 'location', 'copyPhone', 'copyEmail', 'phoneCopied', 'emailCopied', 'copyFailed'),
});

export type ContactFormCopy = z.infer<typeof contactForm>;
