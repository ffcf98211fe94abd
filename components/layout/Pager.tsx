import { Link } from '@/components/ui/Link';
import type { Labels } from '@/lib/definitions/company';
import type { ListView } from '@/lib/definitions/context';

type Props = { list: ListView; labels: Labels };

/** Renders links to newer and older pages of a list; nothing if the list has one page. */
export function Pager({ list, labels }: Props) {
  if (list.pages === 1) return null;
  const anchor = (href: string | undefined, rel: string, label: string) =>
    href && (
      <Link href={href} rel={rel} className="text-link font-medium">
        {label}
      </Link>
    );
  return (
    <nav aria-label={labels.pages} className="sheet">
      <div className="rule-t flex flex-wrap items-center justify-between gap-6 pt-6 pb-section">
        <span className="w-24">{anchor(list.previous, 'prev', labels.newer)}</span>
        <span className="figure-note">
          {labels.page} {list.page}/{list.pages}
        </span>
        <span className="w-24 text-end">{anchor(list.next, 'next', labels.older)}</span>
      </div>
    </nav>
  );
}
