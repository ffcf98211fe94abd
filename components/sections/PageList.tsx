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
          <ul className="col-span-12 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:grid-cols-1 lg:col-span-10">
            {group.pages.map(({ path, name, description }) => (
              <li key={path} className="items-baseline gap-x-8 sm:grid sm:grid-cols-[2fr_3fr]">
                <Link href={path} className="text-link justify-self-start font-display font-semibold text-h4">
                  {name}
                </Link>
                <p className="text-card text-muted max-sm:hidden">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
