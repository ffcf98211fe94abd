import type { ReactNode } from 'react';
import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { DraftNotice } from '@/components/parts/DraftNotice';
import { Opening } from '@/components/parts/Opening';
import { Prose } from '@/components/parts/Prose';
import { CallToAction } from '@/components/sections/CallToAction';
import type { Text } from '@/lib/markdown/render';
import type { CaseStudy, Post } from '@/lib/model/kinds';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { NamedLink } from '@/lib/site/navigation';
import type { Site } from '@/lib/site/types';
import { Link } from '@/ui/Link';

type Props = {
  entry: Post | CaseStudy;
  lead: string;
  site: Site;
  text: Text;
  list: { url: string; label: string };
  siblings: { heading: string; items: readonly NamedLink[] };
  aside: ReactNode;
  asideClass: string;
  end?: ReactNode;
  actions?: ReactNode;
  /** Turns the printed page into a drawing sheet. */
  titleBlock?: ReactNode;
};

/** Renders a long entry: title, image, text in one column, and sibling links. */
export function ArticlePage({ entry, lead, site, text, list, siblings, ...parts }: Props) {
  const { aside, asideClass, end, actions, titleBlock } = parts;
  return (
    <>
      <article className={titleBlock ? 'drawing-sheet' : undefined}>
        {/* The edge of the sheet, at which its ground ends. */}
        <header className="border-ink border-b-[1.5px] print:border-0">
          <Opening
            title={
              <>
                <DraftNotice label={entry.draftNotice} />
                <h1>{entry.title}</h1>
              </>
            }
            image={entry.image}
            imageAlt={entry.imageAlt}
            focus={entry.focus}
          >
            <p className="max-w-lead text-lead">{lead}</p>
          </Opening>
        </header>
        <div className="sheet">
          <div className="rule-t columns-12 gap-y-8 border-transparent pt-8 pb-section">
            <div className={`${asideClass} col-span-12 lg:col-span-4`}>{aside}</div>
            <div
              className={`col-span-12 min-w-0 ${titleBlock ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-8 lg:col-start-5'}`}
            >
              <div className="chapters">
                <Prose html={text.prose} />
                {end}
              </div>
              {!titleBlock && <p className="mt-4 hidden text-sm print:block">{absoluteUrl(site, entry.path)}</p>}
              <div className="mt-12 flex print:hidden flex-wrap items-center gap-x-8 gap-y-4">
                {actions}
                <Link href={list.url} className="text-link font-medium">
                  {list.label}
                </Link>
              </div>
            </div>
          </div>
        </div>
        {titleBlock}
      </article>
      <SiblingLinks {...siblings} />
      {entry.callToAction && <CallToAction data={entry.callToAction} site={site} page={entry} />}
    </>
  );
}
