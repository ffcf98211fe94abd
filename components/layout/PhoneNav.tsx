import { Island } from '@/components/islands/Island';
import { Chevron } from '@/components/ui/Chevron';
import { Link } from '@/components/ui/Link';
import type { Labels, NavItem, NavLink } from '@/lib/definitions/company';

type Props = { labels: Labels; items: NavItem[]; action: NavLink; current: string | undefined };

/** Renders the header's links below 1024 px: details elements, which need no script. */
export function PhoneNav({ labels, items, action, current }: Props) {
  const anchor = ({ label, link }: NavLink) => (
    <Link href={link} className="phone-link" aria-current={link === current ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <Island name="phone-nav" props={{}}>
      <details className="phone-nav">
        <summary className="button button-ink">
          <span className="when-closed">{labels.menu}</span>
          <span className="when-open">{labels.closeMenu}</span>
        </summary>
        <nav aria-label={labels.phoneNavigation} className="phone-panel">
          <ul className="sheet pb-8">
            {items.map((item) => (
              <li key={item.label} className="border-line border-b">
                {item.items ? (
                  <details name="phone-nav">
                    <summary
                      className="phone-link"
                      aria-current={item.items.some(({ link }) => link === current) || undefined}
                    >
                      {item.label}
                      <Chevron />
                    </summary>
                    <ul className="ps-4 pb-3">
                      {item.items.map((link) => (
                        <li key={link.link}>{anchor(link)}</li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  anchor({ label: item.label, link: item.link ?? '/' })
                )}
              </li>
            ))}
            <li>{anchor(action)}</li>
          </ul>
        </nav>
      </details>
    </Island>
  );
}
