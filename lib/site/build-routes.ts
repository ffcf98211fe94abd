import type { Collection, LoadedEntry } from '@/lib/definitions/collection';
import type { Company } from '@/lib/definitions/company';
import type { WrittenPage } from './load-pages';
import { changedOn } from './order';
import type { LoadedCollection, Site, SitePage, SiteRoute } from './types';

type Routes = Pick<Site, 'pages' | 'unlisted' | 'routes'>;
type Parts = { company: Company; collections: readonly LoadedCollection[]; pages: readonly WrittenPage[] };

/** Builds all routes, and the list of pages: company and services, then collections, then the search. */
export function buildRoutes({ company, collections, pages }: Parts): Routes {
  const routes = new Map<string, SiteRoute>();
  const listed: SitePage[] = [];
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
      const { sections, text } = written;
      const page: SitePage = { ...written.page, type: 'list', group, collection };
      routes.set(page.path, { type: 'list', page, sections, text, entries });
      listed.push(page);
    }
    for (const entry of entries) {
      const page = entryPage(collection, entry);
      routes.set(page.path, { type: 'entry', page, entry });
      listed.push(page);
    }
  }
  for (const page of plain) if (page.page.type === 'search') add(page);
  return { pages: listed, unlisted, routes };
}

function entryPage(collection: Collection, entry: LoadedEntry): SitePage {
  const { path, title, navLabel: name = title, shortTitle, description, image, date } = entry;
  const { type, list } = collection;
  const group = entry.group ?? collection.group ?? collection.url;
  const updated = changedOn(entry);
  const page = { path, type, name, title, shortTitle, description, image, date, updated, group };
  return { ...page, ...(list !== undefined && { collection }) };
}
