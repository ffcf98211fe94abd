/** The contact form and card. Names of the form's fields are the specification's. */
import { z } from 'zod';
import { line, lines, text } from './blocks';

const formField = z.strictObject({ label: line, hint: text.optional() });

export const contactForm = z.strictObject({
  title: line,
  subtitle: line,
  privacy: text,
  fields: z.strictObject({
    firstName: formField,
    lastName: formField,
    phone: formField,
    email: formField,
    message: formField,
  }),
  required: line,
  summary: line,
  submit: line,
  sending: line,
  withoutScript: text,
  failed: text,
  toast: z.strictObject({ title: line, description: text }),
});

export const contactCard = z.strictObject({
  heading: line,
  text: text.optional(),
  ...lines('phone', 'email', 'location', 'copyPhone', 'copyEmail', 'phoneCopied', 'emailCopied', 'copyFailed'),
});

export type ContactFormCopy = z.infer<typeof contactForm>;
export type ContactCardCopy = z.infer<typeof contactCard>;
