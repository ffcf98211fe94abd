import { PhoneNav } from '@/components/islands/PhoneNav';
import { SearchButton } from '@/components/islands/SearchButton';
import { SiteNav } from '@/components/islands/SiteNav';
import { Chevron } from '@/components/ui/Chevron';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import type { Company } from '@/lib/definitions/company';
import type { SearchWords } from '@/lib/definitions/words';
import { SkipLink } from './SkipLink';

type Props = { company: Company; search: SearchWords };

/** Logo, navigation and search of every page. */
export function Header({ company: { name, navigation, labels }, search }: Props) {
  return (
    <header className="relative">
      <SkipLink label={labels.skipLink} />
      {/* In two rows where letters are wider than the design's: no word is broken. */}
      <div className="sheet flex min-h-20 flex-wrap items-center gap-3 py-2 sm:gap-x-6">
        <div className="min-w-min grow basis-0">
          <Link href="/" aria-label={`${name}: ${labels.homeLink}`} className="inline-flex min-h-11 items-center gap-3">
            <Logo />
            <span className="font-display font-semibold text-h3 tracking-tight">{name}</span>
          </Link>
        </div>
        <div className="flex items-center gap-3">
          <SiteNav label={labels.mainNavigation} {...navigation} chevron={<Chevron />} />
          <SearchButton
            copy={{ labels: search.labels, suggestions: search.suggestions }}
            icon={<Icon name="search" size={20} />}
          />
          <PhoneNav
            label={labels.phoneNavigation}
            openLabel={labels.menu}
            closeLabel={labels.closeMenu}
            {...navigation}
            chevron={<Chevron />}
          />
        </div>
      </div>
    </header>
  );
}
