/** Finds what the pages load from other websites, or send there. */

import type { Problem, UnplacedProblem } from '../model/problems';
import type { ThirdParty } from '../model/sections/third-parties';
import { parseUrl } from '../url/parse-url';
import { toPlayerUrl } from '../url/videos';
import { atField, type Entry, findCompany, inText } from './content-file';

/** The hosts, and a problem at the first field that makes a page request them. */
type Use = { hosts: readonly string[]; report: (problem: UnplacedProblem) => Problem };

export function findUses(entries: readonly Entry[]): Readonly<Partial<Record<ThirdParty, Use>>> {
  const company = findCompany(entries);
  const { map, measure, contactForm } = company?.fields ?? {};
  const uses = {
    map: findMap(entries, readHost(map?.frame)),
    videos: findVideos(entries),
    counting: findSetting('measure', readHost(measure?.url)),
    'contact-form': findSetting('contactForm', readHost(contactForm?.action)),
  };
  return Object.fromEntries(Object.entries(uses).flatMap(([about, use]) => (use ? [[about, use]] : [])));

  function findSetting(name: string, host: string | undefined): Use | undefined {
    return company && host ? { hosts: [host], report: (problem) => atField(company, [name], problem) } : undefined;
  }
}

function findMap(entries: readonly Entry[], host: string | undefined): Use | undefined {
  const [first] = entries
    .filter((entry) => entry.id === 'pages')
    .flatMap((page) =>
      page.fields.sections.flatMap((part, index) =>
        part.section === 'offices' && part.look === 'map' ? [{ page, index }] : [],
      ),
    );
  return first && host
    ? { hosts: [host], report: (problem) => atField(first.page, ['sections', first.index], problem) }
    : undefined;
}

function findVideos(entries: readonly Entry[]): Use | undefined {
  const videos = entries.flatMap((entry) =>
    entry.outline().videos.map(({ url, line }) => ({ entry, line, host: readHost(toPlayerUrl(url)) })),
  );
  const hosts = [...new Set(videos.flatMap(({ host }) => host ?? []))];
  const [first] = videos;
  return first && hosts.length > 0
    ? { hosts, report: (problem) => inText(first.entry, { ...problem, line: first.line, path: ['video', 'link'] }) }
    : undefined;
}

const readHost = (url = ''): string | undefined => parseUrl(url)?.host;
