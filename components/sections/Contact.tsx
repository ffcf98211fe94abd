import { Island } from '@/components/islands/Island';
import { ContactCard } from '@/components/ui/ContactCard';
import { contactCard, contactForm } from '@/lib/definitions/contact';
import { defineSection, z } from '@/lib/definitions/section';
import { toastLabels } from '@/lib/shared/toast-labels';

const sentence = 'A sentence about it.';

export const contact = defineSection({
  label: 'Contact form and details',
  hint: 'The form, with phone, email and location of the company next to it. Once a page.',
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
      failed: sentence,
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
  Component: ({ data: { form, card }, id, context: { company } }) => (
    <div id={id} className="sheet">
      <div className="rule-t columns-12 gap-y-12 pt-6 pb-section">
        <section className="col-span-12 lg:col-span-7">
          <h2 id="contact-form-title" className="mb-8 text-h2">
            {form.title} <span className="block text-muted">{form.subtitle}</span>
          </h2>
          <Island
            name="ContactForm"
            view
            failure={form.failed}
            props={{ copy: form, toasts: toastLabels(company.labels) }}
          />
        </section>
        <ContactCard copy={card} company={company} />
      </div>
    </div>
  ),
});
