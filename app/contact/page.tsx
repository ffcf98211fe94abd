import { ContactForm } from '@/components/islands/ContactForm';
import { StructuredData } from '@/components/islands/StructuredData';
import { Toasts } from '@/components/islands/Toasts';
import { ContactCard } from '@/components/sections/ContactCard';
import { Hero } from '@/components/sections/Hero';
import { OfficeMap } from '@/components/sections/OfficeMap';
import { getPages, getSite } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

export const generateMetadata = () => buildMetadata({ ...getPages().contact().data, path: '/contact' });

export default function ContactPage() {
  const { hero, form, card, map } = getPages().contact().data;
  const site = getSite();
  const { announcements, notifications, closeToast } = site.labels;
  return (
    <>
      <StructuredData json={structuredData('/contact')} />
      <Hero hero={hero} layout="beside" />
      <div className="sheet">
        <div className="rule-t columns-12 gap-y-12 pt-6 pb-section">
          <section className="col-span-12 lg:col-span-7">
            <h2 id="contact-form-title" className="mb-8 text-h2">
              {form.title} <span className="block text-muted">{form.subtitle}</span>
            </h2>
            <ContactForm copy={form} />
          </section>
          <ContactCard copy={card} site={site} />
        </div>
      </div>
      <OfficeMap copy={map} map={site.map} location={site.location} />
      <Toasts labels={{ announcements, notifications, close: closeToast }} />
    </>
  );
}
