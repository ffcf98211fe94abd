import { Island } from '@/components/parts/Island';
import type { Company, MenuItem } from '@/lib/model/company';
import type { ImageFile } from '@/lib/model/image-file';
import type { SearchPageCopy } from '@/lib/model/shared-copy';
import { currentLink } from '@/lib/site/navigation';
import { SEARCH_FILE, splitSearchLabels } from '@/lib/site/search-page';
import { Link } from '@/ui/Link';
import { Logo } from '@/ui/Logo';
import { PhoneNav } from './PhoneNav';

type Props = {
  company: Company;
  items: MenuItem[];
  /** At the foot of the phone menu. */
  image: ImageFile | undefined;
  search: SearchPageCopy;
  path: string;
};

/** Renders logo, navigation and search of every page; on paper, logo, email and phone. */
export function Header({ company, items, image, search, path }: Props) {
  const { name, navigation, labels, email, phone } = company;
  const { action } = navigation;
  const current = currentLink(navigation, path);
  return (
    <header className="relative">
      <a
        href="#main"
        className="button button-brand absolute start-gutter top-3 z-30 [translate:0_-200%] focus:[translate:0]"
      >
        {labels.skipLink}
      </a>
      {/* Wraps into two rows if letters are wider than the design's, so that no word is broken. */}
      <div className="sheet flex min-h-17 flex-wrap items-center gap-2 py-2 min-[24rem]:min-h-20 sm:gap-x-6 low:min-h-0 low:py-1">
        <div className="min-w-min grow basis-0">
          <Link
            href="/"
            aria-label={`${name}: ${labels.homeLink}`}
            className="inline-flex min-h-11 items-center gap-2 sm:gap-3"
          >
            <Logo />
            <span className="font-display font-semibold text-h3/none tracking-tight">{name}</span>
          </Link>
        </div>
        {/* A column for each control, so that none moves when the parser reaches the next. */}
        <div className="grid grid-cols-[auto_minmax(5rem,auto)] items-center gap-2 sm:gap-3 lg:grid-cols-[auto_minmax(2.75rem,auto)]">
          <Island
            name="SiteNav"
            failure={labels.menusFailed}
            props={{ label: labels.mainNavigation, items, action, current }}
          />
          <Island name="SearchBox" preload={SEARCH_FILE} props={{ labels: splitSearchLabels(search.labels).ofField }} />
          <PhoneNav labels={labels} items={items} action={action} current={current} phone={phone} image={image} />
        </div>
        <p className="hidden print:block text-sm">
          {email}
          <br />
          {phone}
        </p>
      </div>
    </header>
  );
}
