import { COMPANY_FILE, companyFields } from '../content-types';
import { type Documents, outlineOfSource } from '../document';
import { describeValue, type Problem } from '../problems';
import { companySchema } from '../schemas/company';
import { playerOf } from '../videos';

/** Finds videos of services that content/site.md does not list: the policy allows frames of its hosts only. */
export function checkVideos(documents: Documents): Problem[] {
  const site = documents.find(({ source }) => source.file === COMPANY_FILE)?.source;
  // A file that cannot be parsed may list the service.
  if (!site) return [];
  const services = companySchema.shape.films.safeParse(companyFields([site]).films).data ?? [];
  const places =
    services.map(({ watch }) => `${watch}…`).join(' or ') || 'a service that content/site.md lists in films';
  return documents.flatMap(({ source }) =>
    outlineOfSource(source)
      .videos.filter(({ url }) => playerOf(services, url) === undefined)
      .map(({ url, line }) => ({
        file: source.file,
        line: source.bodyLine + line - 1,
        field: 'film.link',
        expected: `the URL of a video at ${places}`,
        found: describeValue(url),
      })),
  );
}
