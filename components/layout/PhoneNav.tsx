import { Island } from '@/components/parts/Island';
import type { MenuItem, NavLink } from '@/lib/model/company';
import type { ImageFile } from '@/lib/model/image-file';
import type { Labels } from '@/lib/model/labels';
import { phoneLink } from '@/lib/url/links';
import { Chevron } from '@/ui/Chevron';
import { Link } from '@/ui/Link';
import { ResponsiveImage } from '@/ui/ResponsiveImage';

type Props = {
  labels: Labels;
  items: MenuItem[];
  action: NavLink;
  current: string | undefined;
  phone: string;
  image: ImageFile | undefined;
};

/** Renders the header's links below 1024 px: details elements, which need no script. */
export function PhoneNav({ labels, items, action, current, phone, image }: Props) {
  const anchor = ({ label, link }: NavLink, className = 'row phone-link') => (
    <Link href={link} className={className} aria-current={link === current ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <Island name="phone-nav" props={{}}>
      <details className="phone-nav group col-start-2 lg:hidden">
        {/* Both words of the button have its one place, so that nothing moves when they change. */}
        <summary className="button button-ink grid text-center *:[grid-area:1/1]">
          <span className="group-open:invisible">{labels.menu}</span>
          <span className="invisible group-open:visible">{labels.closeMenu}</span>
        </summary>
        {/* Down to the foot of the screen: no line of the page is cut below it. The image is there, or below the fold, but whole. */}
        <nav
          aria-label={labels.phoneNavigation}
          className="phone-panel [&>picture]:mt-auto absolute inset-x-0 top-full z-20 deck-t border-b-[1.5px] border-b-ink bg-surface h-[calc(100dvh-100%)] min-h-[50dvh] flex-col overflow-y-auto"
        >
          <ul className="sheet low:grid low:grid-cols-2 low:items-start low:gap-x-8 font-display font-semibold text-h2">
            {items.map((item, index) => (
              <li key={index} className="border-line border-b">
                {item.items ? (
                  <details name="phone-nav">
                    <summary className="row phone-link" aria-current={item.isCurrent || undefined}>
                      {item.label}
                      <Chevron />
                    </summary>
                    <ul className="pb-3 text-h4">
                      {item.items.map((link, index) => (
                        <li key={index}>{anchor(link)}</li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  anchor({ label: item.label, link: item.link ?? '/' })
                )}
              </li>
            ))}
            <li className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-6 text-h4">
              {anchor(action, 'button button-brand max-w-48 grow')}
              <a className="text-link" href={phoneLink(phone)}>
                {phone}
              </a>
            </li>
          </ul>
          {image && <ResponsiveImage image={image} alt="" />}
        </nav>
      </details>
    </Island>
  );
}
