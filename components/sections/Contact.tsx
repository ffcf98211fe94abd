import { z } from 'zod';
import { ContactForm, Toasts } from '@/components/islands/split';
import { ContactCard } from '@/components/ui/ContactCard';
import { contactCard, contactForm } from '@/lib/definitions/contact';
import { defineSection } from '@/lib/definitions/section';

const sentence = 'A sentence about it.';

/** The contact form, with phone, e-mail and place beside it. */
export const contact = defineSection({
  label: 'Contact form and details',
  hint: 'The form, and phone, e-mail and place of the company beside it. Once a page.',
  schema: z.strictObject({ form: contactForm, card: contactCard }),
  example: {
    form: {
      title: 'Leave us your info',
      subtitle: 'and we will get back to you',
      privacy: sentence,
      fields: {
        firstName: { label: 'First name' },
        lastName: { label: 'Last name' },
        phone: { label: 'Phone' },
        email: { label: 'Email' },
        message: { label: 'Message', hint: sentence },
      },
      required: 'required',
      summary: 'Please check:',
      submit: 'Send message',
      sending: 'One moment…',
      withoutScript: sentence,
      toast: { title: 'Message Sent!', description: sentence },
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
  },
  isSingle: true,
  hasIsland: true,
  Component: ({ data: { form, card }, id, context: { company } }) => {
    const { announcements, notifications, closeToast } = company.labels;
    return (
      <div id={id} className="sheet">
        <div className="rule-t columns-12 gap-y-12 pt-6 pb-section">
          <section className="col-span-12 lg:col-span-7">
            <h2 id="contact-form-title" className="mb-8 text-h2">
              {form.title} <span className="block text-muted">{form.subtitle}</span>
            </h2>
            <ContactForm copy={form} />
          </section>
          <ContactCard copy={card} company={company} />
        </div>
        <Toasts labels={{ announcements, notifications, close: closeToast }} />
      </div>
    );
  },
});
