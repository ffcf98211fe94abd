import { z } from 'zod';
import {
  checkAltText,
  eachOf,
  heading,
  introduced,
  labelled,
  line,
  listOf,
  optionalImage,
  section,
  text,
  titled,
} from '../fields';
import type { SectionDefinition } from './definition';

/** `error` names what to enter if the answer is missing or invalid. */
const formField = z.strictObject({
  ...labelled(line, { label: 'Field label', error: 'Message if the answer is missing or invalid' }),
  hint: text.optional(),
});

/** Replaces the notes about a form that sends nothing if content/site.md sets contactForm.action. */
const delivery = z.strictObject({
  privacy: text.meta({ label: 'Note above the fields', hint: '{host} becomes the name of the receiver.' }),
  trap: line.meta({ label: 'Label of the field for robots', hint: 'Visitors do not see it.' }),
  notSent: text.meta({ label: 'Note after a failure', hint: '{phone} and {email} become links.' }),
});

/** The names of the form's fields are the specification's. */
const contactForm = z.strictObject({
  ...labelled(line, { title: 'Heading', subtitle: 'Second line of the heading' }),
  fields: z
    .strictObject(eachOf(formField, 'firstName', 'lastName', 'phone', 'email', 'message'))
    .meta({ label: 'Fields of the form' }),
  required: line.meta({ label: 'Word after the label of each field', hint: 'It marks the field as required.' }),
  summary: line.meta({
    label: 'Text above the list of fields to check',
    hint: 'Shown if several are missing or wrong.',
  }),
  ...labelled(line, { submit: 'Button text', sending: 'Text while the form is being sent' }),
  ...labelled(text, {
    withoutScript: 'Note for browsers without JavaScript',
    failed: 'Note while the form cannot be loaded',
  }),
  toast: z.strictObject({ title: heading, description: text }).meta({ label: 'Message after sending' }),
  unsent: text.meta({ label: 'End of the introduction, while the form sends nothing' }).optional(),
  note: text.meta({ label: 'Note above the first field', hint: '{phone} and {email} become links.' }).optional(),
  cleared: text.meta({ label: 'Note after a form that sends nothing was cleared' }).optional(),
  openAsEmail: z
    .strictObject({
      label: line.meta({ label: 'Link text' }),
      subject: line,
      ...labelled(text, {
        copied: 'Message: too long for a link, copied',
        copyFailed: 'Message: too long for a link, copying failed',
      }),
    })
    .meta({ label: 'Link that opens the answers as an email' })
    .optional(),
  delivery: delivery.meta({
    label: 'Notes of a form that is sent',
    hint: 'They replace the other notes once "Company, menu and footer" names a receiver of the contact form.',
  }),
});

const nextSteps = z.strictObject({ heading, steps: listOf(titled, 2, 4) });

const contactCard = z.strictObject({
  ...introduced,
  ...labelled(line, {
    phone: 'Label of the phone number',
    email: 'Label of the email address',
    location: 'Label of the location',
    copyPhone: 'Name of the button that copies the phone number',
    copyEmail: 'Name of the button that copies the email address',
    phoneCopied: 'Message: number copied',
    emailCopied: 'Message: address copied',
    copyFailed: 'Message: copying failed',
  }),
});

const sentence = 'A sentence about it.';

export const contact = {
  label: 'Contact form and details',
  hint: 'Heading, email, phone and location of the company, and the form next to them. Once a page.',
  schema: z
    .strictObject({
      heading,
      text: text.meta({ label: 'Introduction' }),
      /** Below the form. */
      ...optionalImage,
      form: contactForm.meta({ role: 'control' }),
      card: contactCard.meta({ role: 'control', label: 'Card next to the form' }),
      next: nextSteps.meta({ label: 'Steps below the card' }).optional(),
      ...section('contact'),
    })
    .superRefine(checkAltText),
  example: {
    heading: 'Get in touch',
    text: sentence,
    form: {
      title: 'Leave us your info',
      subtitle: 'and we will get back to you',
      fields: {
        firstName: { label: 'First name', error: sentence },
        lastName: { label: 'Last name', error: sentence },
        phone: { label: 'Phone', error: sentence },
        email: { label: 'Email', error: sentence },
        message: { label: 'Message', error: sentence, hint: sentence },
      },
      required: 'required',
      summary: 'Please check:',
      submit: 'Send message',
      sending: 'One moment…',
      withoutScript: sentence,
      failed: sentence,
      toast: { title: 'Message Sent!', description: sentence },
      note: 'This form sends nothing. Write to {email} or call {phone}.',
      cleared: sentence,
      openAsEmail: {
        label: 'Open as an email',
        subject: 'Enquiry',
        copied: 'Too long for a link. Your answers are copied.',
        copyFailed: 'Too long for a link. Please copy it by hand.',
      },
      delivery: { privacy: 'Sent to {host}.', trap: 'Leave this field empty', notSent: 'Not sent: call {phone}.' },
    },
    card: {
      heading: 'Contact details',
      phone: 'Phone',
      email: 'Email',
      location: 'Location',
      copyPhone: 'Copy phone number',
      copyEmail: 'Copy email address',
      phoneCopied: 'Phone number copied',
      emailCopied: 'Email address copied',
      copyFailed: 'Copying failed.',
    },
    next: {
      heading: 'What happens next',
      steps: [
        { title: 'You say what you need', description: sentence },
        { title: 'We ask', description: sentence },
      ],
    },
  },
  canBeTitle: true,
  isSingle: true,
} satisfies SectionDefinition;

export type ContactFormCopy = z.infer<typeof contactForm>;
