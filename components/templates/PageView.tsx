import type { ReactNode } from 'react';
import { PAGE_KIND_IDS, type PageKindId, type PageOf } from '@/lib/model/kinds';
import { listUrls } from '@/lib/site/pages';
import type { PagesByKind, Site } from '@/lib/site/types';
import { CaseStudyPage } from './CaseStudyPage';
import { IndustryPage } from './IndustryPage';
import { PostPage } from './PostPage';
import { ProductPage } from './ProductPage';
import { type MarkSection, SectionsPage } from './SectionsPage';

type Place = { site: Site; markSection?: MarkSection | undefined };
type Template<Id extends PageKindId> = (props: Place & { page: PageOf<Id> }) => ReactNode;

/** Names the template of each kind. A kind without one does not compile. */
const TEMPLATES: { [Id in PageKindId]: Template<Id> } = {
  pages: SectionsPage,
  industries: IndustryPage,
  products: ProductPage,
  caseStudies: CaseStudyPage,
  posts: PostPage,
};

/** Renders the page at a URL by the template of its kind. */
export const PageView = ({ url, ...place }: Place & { url: string }) =>
  PAGE_KIND_IDS.map((id) => <PageOfKind key={id} id={id} url={url} {...place} />);

function PageOfKind<Id extends PageKindId>({ id, url, ...place }: Place & { id: Id; url: string }) {
  const pages: PagesByKind = place.site;
  const page = pages[id].find((other) => listUrls(other).includes(url));
  const Template: Template<Id> = TEMPLATES[id];
  return page && <Template page={page} {...place} />;
}
