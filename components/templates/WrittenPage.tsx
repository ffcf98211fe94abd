import type { ReactNode } from 'react';
import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { EntryTitle } from '@/components/ui/EntryTitle';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import type { EntryContext } from '@/lib/definitions/context';
import type { Picture as PictureFile } from '@/lib/shared/picture';

type Props = {
  entry: {
    title: string;
    image: PictureFile;
    imageAlt: string;
    focus?: string | undefined;
    draft?: boolean | undefined;
  };
  lead: string;
  context: EntryContext;
  aside: ReactNode;
  asideClass: string;
  topics?: ReactNode;
  actions: ReactNode;
};

/** Renders an entry that was written at length: title, picture, text in one column, related and sibling links. */
export function WrittenPage({ entry, lead, context, aside, asideClass, topics, actions }: Props) {
  const { url, text, ownList, related, others } = context;
  const { labels } = context.company;
  return (
    <>
      <article>
        <EntryTitle heading={entry.title} lead={lead} draftLabel={entry.draft && labels.draft} />
        <Picture picture={entry.image} alt={entry.imageAlt} shape="span" focus={entry.focus} priority />
        <div className="sheet">
          <div className="rule-t columns-12 gap-y-10 pt-10 pb-section">
            <div className={`${asideClass} col-span-12 lg:col-span-4`}>{aside}</div>
            <div className="col-span-12 min-w-0 lg:col-span-7 lg:col-start-6">
              <Prose html={text.prose} opens />
              {topics}
              <p className="print-only mt-4 text-sm">{url}</p>
              {actions}
            </div>
          </div>
        </div>
      </article>
      <SiblingLinks heading={labels.related} items={related} />
      {ownList && <SiblingLinks heading={ownList.others} items={others} />}
    </>
  );
}
