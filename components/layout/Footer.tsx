import type { ReactNode } from 'react';
import { Island } from '@/components/parts/Island';
import type { Company, NavLink, NewsItem } from '@/lib/model/company';
import { formatDate, getDateLanguage } from '@/lib/site/format-date';
import { phoneLink } from '@/lib/url/links';
import { Glyph } from '@/ui/Glyph';
import { Link } from '@/ui/Link';
import { Logo } from '@/ui/Logo';
import { ResponsiveImage } from '@/ui/ResponsiveImage';

type Props = { company: Company; path: string };

export function Footer({ company, path }: Props) {
  const { footer, labels, news = [] } = company;
  const { legal = [], social = [] } = footer;
  const [user, host] = company.email.split('@');
  return (
    <footer className="sheet">
      <div className="rule-t columns-12 gap-y-8 pb-12">
        <div className="col-span-12 sm:col-span-6 xl:col-span-3">
          <p className="flex items-center gap-3 font-display font-semibold text-h3">
            <Logo />
            {company.name}
          </p>
          <p className="mt-3 max-w-lead text-sm">{footer.about}</p>
        </div>
        <Block heading={footer.contactHeading} className="xl:col-span-2">
          <address className="flex flex-wrap gap-x-6 gap-y-1 text-sm not-italic">
            <span className="w-full py-1">{company.location}</span>
            <a className="text-link" href={phoneLink(company.phone)}>
              {company.phone}
            </a>
            <a className="text-link" href={`mailto:${company.email}`} aria-label={company.email}>
              {user}@<wbr />
              {host}
            </a>
          </address>
        </Block>
        {news.length > 0 && (
          <Block heading={footer.newsHeading} className="xl:col-span-3">
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4">
              {news.map((item, index) => (
                <li key={index}>
                  <News {...item} language={getDateLanguage(company)} />
                </li>
              ))}
            </ul>
          </Block>
        )}
        <nav aria-label={labels.footerNavigation} className="col-span-12 sm:col-span-6 xl:col-span-4">
          <h2 className="font-semibold text-h4">{footer.exploreHeading}</h2>
          <PageLinks items={footer.explore} path={path} className="mt-2 columns-[2_9rem] gap-6 text-sm *:mb-1" />
        </nav>
      </div>
      {/* The space above is that of a tooltip. */}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-line border-t py-4 text-sm">
        <SocialLinks items={social} label={labels.socialLinks} placeholder={labels.placeholder} />
        <p className="me-auto text-muted">{footer.copyright}</p>
        {legal.length > 0 && (
          <nav aria-label={labels.legalNavigation}>
            <PageLinks items={legal} path={path} className="flex flex-wrap gap-x-6 gap-y-1" />
          </nav>
        )}
      </div>
    </footer>
  );
}

type BlockProps = { heading: string; className: string; children: ReactNode };

function Block({ heading, className, children }: BlockProps) {
  return (
    <section className={`col-span-12 sm:col-span-6 ${className}`}>
      <h2 className="font-semibold text-h4">{heading}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

function News({ title, date, image, imageAlt, link, language }: NewsItem & { language: string }) {
  const name = <span className="mt-1 block font-medium text-sm">{title}</span>;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 [&>div]:flex-[1_9rem]">
      <ResponsiveImage image={image} alt={imageAlt} sizes="64px" view="plain" className="size-16 object-cover" />
      <div>
        <time dateTime={date} className="figure-note">
          {formatDate(date, language, 'short')}
        </time>
        {link ? <Link href={link}>{name}</Link> : name}
      </div>
    </div>
  );
}

type SocialProps = { items: NonNullable<Company['footer']['social']>; label: string; placeholder: string };

function SocialLinks({ items, label: listName, placeholder }: SocialProps) {
  if (items.length === 0) return null;
  return (
    <Island name="hints" props={{}}>
      <ul aria-label={listName} className="flex flex-wrap gap-1">
        {items.map(({ icon, label, link }, index) => {
          const name = link ? label : `${label}: ${placeholder}`;
          return (
            <li key={index}>
              <Link
                href={link}
                placeholder={placeholder}
                aria-label={name}
                data-hint
                tabIndex={0}
                className="button icon-button"
              >
                <Glyph name={icon} size={20} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Island>
  );
}

/** Renders links to pages. Marks the current page, because most of these links are in no menu. */
function PageLinks({ items, path, className }: { items: readonly NavLink[]; path: string; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ label, link }, index) => (
        <li key={index}>
          <Link href={link} className="text-link" aria-current={link === path ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
