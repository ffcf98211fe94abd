/** Finds what the pages load from other websites, or send there. */
import { COMPANY_FILE, companyFields, listSections } from '../model/content-types';
import type { ThirdParty } from '../model/sections/third-parties';
import { isRecord } from '../model/walk';
import { atField, type Documents, getOutline } from './document';
import type { Problem } from './problems';
import { toPlayerUrl } from './videos';

/** The hosts, and the first field that makes a page request them. */
type Use = { hosts: readonly string[]; at: (expected: string, found: string) => Problem };

export function findUses(documents: Documents): Readonly<Partial<Record<ThirdParty, Use>>> {
  const site = documents.find(({ source }) => source.file === COMPANY_FILE)?.source;
  const company = site ? companyFields([site]) : {};
  const uses = {
    map: mapsIn(documents, readHost(valueIn(company.map, 'frame'))),
    videos: videosIn(documents),
    counting: findSetting('measure', 'url'),
    'contact-form': findSetting('contactForm', 'action'),
  };
  return Object.fromEntries(Object.entries(uses).flatMap(([about, use]) => (use ? [[about, use]] : [])));

  function findSetting(name: string, field: string): Use | undefined {
    const host = readHost(valueIn(company[name], field));
    return site && host ? { hosts: [host], at: (...words) => atField(site, [name], ...words) } : undefined;
  }
}

function mapsIn(documents: Documents, host: string | undefined): Use | undefined {
  const places = documents.flatMap(({ source }) =>
    listSections(source.data).flatMap(({ section }, index) => (section === 'map' ? [{ source, index }] : [])),
  );
  const [first] = places;
  return first && host
    ? { hosts: [host], at: (...words) => atField(first.source, ['sections', first.index], ...words) }
    : undefined;
}

function videosIn(documents: Documents): Use | undefined {
  const videos = documents.flatMap(({ source }) =>
    getOutline(source).videos.map(({ url, line }) => ({ source, line, host: readHost(toPlayerUrl(url)) })),
  );
  const hosts = [...new Set(videos.flatMap(({ host }) => host ?? []))];
  const [first] = videos;
  if (!first || hosts.length === 0) return undefined;
  const line = first.source.bodyLine + first.line - 1;
  return { hosts, at: (expected, found) => ({ file: first.source.file, line, field: 'film.link', expected, found }) };
}

const valueIn = (group: unknown, field: string): unknown => (isRecord(group) ? group[field] : undefined);

const readHost = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined;
