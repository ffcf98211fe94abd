import { groupedPages } from '@/lib/site/pages';
import { Link } from '@/ui/Link';
import type { SectionProps } from './section-props';

export function PageList({ data: { heading }, id, site }: SectionProps<'page-list'>) {
  return (
    <section id={id} className="sheet pb-section">
      <h2 className="rule-t text-h2">{heading}</h2>
      {groupedPages(site).map((group) => (
        <div key={group.heading} className="columns-12 mt-10 gap-y-4 border-line border-t pt-5">
          <h3 className="sticky-text col-span-12 text-h4 lg:col-span-4">{group.heading}</h3>
          <div className="col-span-12 lg:col-span-8">
            <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 print:grid-cols-3">
              {group.pages.map(({ path, name, description }) => (
                <li key={path}>
                  <Link href={path} className="text-link font-display font-semibold text-h4">
                    {name}
                  </Link>
                  <p className="mt-1 max-w-lead text-muted text-sm">{description}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  );
}
