import { groupedPages } from '@/lib/site/pages';
import { Link } from '@/ui/Link';
import type { SectionProps } from './section-props';

export function PageList({ data: { heading }, id, site }: SectionProps<'page-list'>) {
  return (
    <section id={id} className="sheet pb-section">
      <h2 className="rule-t text-h2">{heading}</h2>
      {groupedPages(site).map((group) => (
        <div key={group.heading} className="columns-12 mt-10 gap-y-4 border-line border-t pt-5">
          <h3 className="sticky-text col-span-12 text-h4 lg:col-span-2">{group.heading}</h3>
          <div className="col-span-12 lg:col-span-10">
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3 lg:gap-x-8">
              {group.pages.map(({ path, name, description }) => (
                <li key={path}>
                  <Link href={path} className="text-link font-display font-semibold text-h4">
                    {name}
                  </Link>
                  <p className="mt-1 max-w-lead text-muted text-sm max-sm:hidden">{description}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  );
}
