import { Link } from '@/components/ui/Link';
import type { ContactCopy, Site } from '@/lib/content/schema';

type Props = { copy: ContactCopy['map']; map: Site['map']; location: string };

/** The map, loaded when it comes near the view; the place and a link stand beside it, so a blocked frame costs nothing. */
export function OfficeMap({ copy, map, location }: Props) {
  return (
    <section className="sheet">
      <div className="rule-t columns-12 gap-y-6 pt-6 pb-section">
        <div className="col-span-12 lg:col-span-4">
          <h2 className="text-h2">{copy.heading}</h2>
          <p className="mt-4 max-w-lead">{copy.text}</p>
          <p className="mt-4 font-medium">{location}</p>
          <Link href={map.link} className="card-link">
            {copy.openLabel}
          </Link>
        </div>
        {/* A lazy frame alone is fetched from 2,500 px away, on a phone with the page: kept out until the view is near. */}
        <div className="col-span-12 h-map lg:col-span-8 print:hidden [content-visibility:auto]">
          <iframe
            src={map.frame}
            title={map.title}
            loading="lazy"
            referrerPolicy="no-referrer"
            className="block size-full border-[1.5px] border-ink"
          />
        </div>
      </div>
    </section>
  );
}
