import { NotFoundPage } from '@/components/templates/NotFoundPage';
import { buildMetadata, documentTitle } from '@/lib/site/metadata';
import { MISSING_POST } from '@/lib/site/pages';
import { PageShell } from '../components/layout/PageShell';
import { getSite } from './site';

/** Returns the exports of a not-found page, for the whole site or for missing posts. */
export function missingRoute(path: string) {
  const isPost = path === MISSING_POST;
  return {
    generateMetadata() {
      const site = getSite();
      const { page, blog } = site.sharedCopy['not-found'];
      return buildMetadata(site, { ...(isPost ? blog : page), path }, { noindex: true });
    },
    Page() {
      const site = getSite();
      const copy = site.sharedCopy['not-found'];
      const postTitle = documentTitle(copy.blog.title, site.company.name);
      return (
        <PageShell site={site} url="">
          <NotFoundPage copy={copy} postTitle={postTitle} isPost={isPost} />
        </PageShell>
      );
    },
  };
}
