import type { EntryContext, NamedLink } from '@/lib/definitions/context';
import type { View } from '@/lib/definitions/views';
import { ArticlePage } from './ArticlePage';
import { CaseStudyPage } from './CaseStudyPage';
import { ComingSoonPage } from './ComingSoonPage';
import { IndustryPage } from './IndustryPage';

type Props = { view: View; others: readonly NamedLink[]; context: EntryContext };

/** An entry of a collection in its template; the compiler holds that every template is drawn here. */
export function EntryPage({ view, ...rest }: Props) {
  switch (view.template) {
    case 'industry':
      return <IndustryPage entry={view.entry} {...rest} />;
    case 'coming-soon':
      return <ComingSoonPage entry={view.entry} {...rest} />;
    case 'case-study':
      return <CaseStudyPage entry={view.entry} {...rest} />;
    case 'article':
      return <ArticlePage entry={view.entry} {...rest} />;
    default:
      return view satisfies never;
  }
}
