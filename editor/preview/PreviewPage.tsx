import { PageShell } from '../../components/layout/PageShell';
import { NotFoundPage } from '../../components/templates/NotFoundPage';
import { PageView } from '../../components/templates/PageView';
import { type ContentFile, isEntry } from '../../lib/content/content-file';
import { documentTitle } from '../../lib/site/metadata';
import { findPage } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { createMark } from './mark';
import { UnfinishedPage } from './UnfinishedPage';

type Props = { site: Site; edited: ContentFile };

/** Renders the page of a file, or a page that shows its content. */
export function PreviewPage({ site, edited }: Props) {
  if (!isEntry(edited) && edited.path !== undefined) return <UnfinishedPage site={site} edited={edited} />;
  const url = findPage(site, edited.path ?? findExample(site, edited) ?? '/')?.path;
  if (url !== undefined && edited.kind.file !== 'not-found') {
    return (
      <PageShell site={site} url={url}>
        <PageView site={site} url={url} markSection={createMark} />
      </PageShell>
    );
  }
  const notFound = site.sharedCopy['not-found'];
  return (
    <PageShell site={site} url="">
      <NotFoundPage copy={notFound} postTitle={documentTitle(notFound.blog.title, site.company.name)} />
    </PageShell>
  );
}

function findExample(site: Site, { kind: { file = '' } }: ContentFile): string | undefined {
  const examples: Partial<Record<string, { path: string } | undefined>> = {
    industry: site.industries[0],
    product: site.products[0],
    search: site.pages.find(({ kind }) => kind === 'search'),
  };
  return examples[file]?.path;
}
