import type { EntryContext } from '@/lib/definitions/context';
import type { View } from '@/lib/definitions/entry-schemas';
import { ArticlePage } from './ArticlePage';
import { CaseStudyPage } from './CaseStudyPage';
import { ComingSoonPage } from './ComingSoonPage';
import { IndustryPage } from './IndustryPage';

type Props = { view: View; context: EntryContext };

/** Renders an entry of a collection in its template. A missing template does not compile. */
export function EntryPage({ view, context }: Props) {
  switch (view.template) {
    case 'industry':
      return <IndustryPage entry={view.entry} context={context} />;
    case 'coming-soon':
      return <ComingSoonPage entry={view.entry} context={context} />;
    case 'case-study':
      return <CaseStudyPage entry={view.entry} context={context} />;
    case 'article':
      return <ArticlePage entry={view.entry} context={context} />;
    default:
      return view satisfies never;
  }
}
