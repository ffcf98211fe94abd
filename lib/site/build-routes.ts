import type { Collection, LoadedEntry } from '@/lib/definitions/collection';
import type { Company } from '@/lib/definitions/company';
import { MAX_DESCRIPTION_LENGTH } from '@/lib/definitions/fields';
import { type ListPage, numbered, paginate } from '@/lib/shared/paginated-collection';
import type { WrittenPage } from './load-pages';
import { changedOn } from './order';
import type { LoadedCollection, Site, SitePage, SiteRoute } from './types';

type Routes = Pick<Site, 'pages' | 'listPages' | 'unlisted' | 'routes'>;
type Parts = { company: Company; collections: readonly LoadedCollection[]; pages: readonly WrittenPage[] };

/** Builds all routes, and the list of pages: company and services, then collections, then the search. */
export function buildRoutes({ company, collections, pages }: Parts): Routes {
  const routes = new Map<string, SiteRoute>();
  const listed: SitePage[] = [];
  const listPages: SitePage[] = [];
  const unlisted: SitePage[] = [];
  const { labels } = company;
  const add = (written: WrittenPage) => {
    const { sections, text, alsoAt, page } = written;
    const named = page.type === 'home' ? { ...page, name: labels.home } : page;
    for (const path of [page.path, ...alsoAt]) routes.set(path, { type: 'page', page: named, sections, text });
    (page.indexed === false ? unlisted : listed).push(named);
  };

  const plain = pages.filter(({ name }) => collections.every(({ collection }) => collection.list !== name));
  for (const page of plain) if (page.page.type !== 'search') add(page);
  for (const { collection, entries } of collections) {
    const written = pages.find(({ name }) => name === collection.list);
    if (written) {
      const group = collection.group ?? written.page.path;
      const firstPage: SitePage = { ...written.page, type: 'list', group, collection };
      listed.push(firstPage);
      for (const list of paginate(collection.url, entries)) {
        const isFirst = list.url === firstPage.path;
        const page = isFirst ? firstPage : furtherPage(firstPage, list, labels);
        if (!isFirst) listPages.push(page);
        const { sections, text, heading } = written;
        routes.set(list.url, { type: 'list', page, sections, text, list, heading });
      }
    }
    for (const entry of entries) {
      const page = entryPage(collection, entry);
      routes.set(page.path, { type: 'entry', page, entry });
      listed.push(page);
    }
  }
  for (const page of plain) if (page.page.type === 'search') add(page);
  return { pages: listed, listPages, unlisted, routes };
}

function entryPage(collection: Collection, entry: LoadedEntry): SitePage {
  const { path, title, shortTitle, description, image, date } = entry;
  const { type, list } = collection;
  const group = entry.group ?? collection.group ?? collection.url;
  const updated = changedOn(entry);
  const page = { path, type, name: title, title, shortTitle, description, image, date, updated, group };
  return { ...page, ...(list !== undefined && { collection }) };
}

function furtherPage(firstPage: SitePage, list: ListPage<LoadedEntry>, labels: Company['labels']): SitePage {
  const name = numbered(firstPage.name, list.page, labels);
  const description = shorten(`${name}. ${firstPage.description}`);
  return { ...firstPage, path: list.url, name, title: name, description };
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
