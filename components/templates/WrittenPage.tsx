import type { ReactNode } from 'react';
import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { CallToAction } from '@/components/sections/CallToAction';
import { DraftMark } from '@/components/ui/DraftMark';
import { Link } from '@/components/ui/Link';
import { Opening } from '@/components/ui/Opening';
import { Prose } from '@/components/ui/Prose';
import type { EntryContext } from '@/lib/definitions/context';
import type { CaseStudy, Post } from '@/lib/definitions/entry-schemas';
import type { WithImages } from '@/lib/shared/with-images';

type Props = {
  entry: WithImages<Pick<Post | CaseStudy, 'title' | 'image' | 'imageAlt' | 'focus' | 'draft' | 'callToAction'>>;
  lead: string;
  context: EntryContext;
  aside: ReactNode;
  asideClass: string;
  end?: ReactNode;
  actions?: ReactNode;
  /** Turns the printed page into a drawing sheet. */
  titleBlock?: ReactNode;
};

/** Renders a long entry: title, image, text in one column, and sibling links. */
export function WrittenPage({ entry, lead, context, aside, asideClass, end, actions, titleBlock }: Props) {
  const { url, text, ownList, others, landing } = context;
  const { labels } = context.company;
  return (
    <>
      <article className={titleBlock ? 'drawing-sheet' : undefined}>
        <header>
          <Opening
            title={
              <>
                <DraftMark label={entry.draft && labels.draft} />
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
          <div className="rule-t columns-12 gap-y-10 pt-10 pb-section">
            <div className={`${asideClass} col-span-12 lg:col-span-4`}>{aside}</div>
            <div
              className={`col-span-12 min-w-0 ${titleBlock ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-8 lg:col-start-5'}`}
            >
              <Prose html={text.prose} opens />
              {end}
              {!titleBlock && <p className="print-only mt-4 text-sm">{url}</p>}
              <div className="mt-12 flex print:hidden flex-wrap items-center gap-x-8 gap-y-4">
                {actions}
                {ownList && (
                  <Link href={ownList.base} className="text-link font-medium">
                    {ownList.back}
                  </Link>
                )}
              </div>
            </div>
          </div>
        </div>
        {titleBlock}
      </article>
      {ownList && <SiblingLinks heading={ownList.others} items={others} />}
      {entry.callToAction && <CallToAction {...entry.callToAction} landing={landing} />}
    </>
  );
}
