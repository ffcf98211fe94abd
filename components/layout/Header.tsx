import { PhoneNav } from '@/components/islands/PhoneNav';
import { SiteNav } from '@/components/islands/SiteNav';
import { Chevron } from '@/components/ui/Chevron';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import type { Site } from '@/lib/content/schema';
import { SkipLink } from './SkipLink';

/** Logo and navigation of every page. */
export function Header({ site: { name, navigation, labels } }: { site: Site }) {
  return (
    <header className="relative">
      <SkipLink label={labels.skipLink} />
      <div className="sheet flex min-h-20 items-center justify-between gap-6">
        <Link href="/" aria-label={`${name}: ${labels.homeLink}`} className="flex min-h-11 items-center gap-3">
          <Logo />
          <span className="font-display font-semibold text-h3 tracking-tight">{name}</span>
        </Link>
        <SiteNav
          label={labels.mainNavigation}
          items={navigation.items}
          action={navigation.action}
          chevron={<Chevron />}
        />
        <PhoneNav
          label={labels.phoneNavigation}
          menuLabel={labels.menu}
          items={navigation.items}
          action={navigation.action}
          chevron={<Chevron />}
        />
      </div>
    </header>
  );
}
