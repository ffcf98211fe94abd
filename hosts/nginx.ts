import {
  MEDIA_TYPES,
  NOT_FOUND_FOLDERS,
  notFoundPage,
  PRIVATE_FILES,
  SERVER_ERROR_FILE,
  SERVER_ERRORS,
} from './policy';
import { byHeader, fillTemplate, isText, type Redirects, type Rule, toPattern } from './rules';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const location = (page: string) => `@missing${page.replace('/404.html', '').replaceAll('/', '_')}`;

/** Writes a file for /etc/nginx/conf.d/. @param host the domain of the site. https://nginx.org/en/docs/ */
export function nginxFile(rules: readonly Rule[], { permanent, gone }: Redirects, host: string): string {
  const headers = byHeader(rules);
  const maps = headers.map(({ name, value, exceptions }) => {
    const others = exceptions.map((exception) => `    "~${toPattern(exception.path)}" "${exception.value}";\n`);
    return `map $uri ${variable(name)} {\n    default "${value}";\n${others.join('')}}`;
  });
  // A location with its own error_page inherits none.
  const serverErrors = `error_page ${SERVER_ERRORS.join(' ')} @failed;`;
  const folders = NOT_FOUND_FOLDERS.flatMap((folder) => {
    const page = location(notFoundPage(folder));
    return [
      `location ${folder} { error_page 404 ${page}; ${serverErrors} try_files $uri $uri.html $uri/index.html =404; }`,
      `location = ${folder}404 { error_page 404 ${page}; return 404; }`,
      `location ${page} { rewrite ^ ${folder}404.html break; }`,
    ];
  });
  const texts = new Set(Object.values(MEDIA_TYPES).filter((type) => isText(type) && type !== 'text/html'));
  return fillTemplate(new URL('templates/nginx.conf', import.meta.url), {
    HOST: host,
    MAPS: maps,
    TYPES: Object.entries(MEDIA_TYPES).map(([extension, type]) => `${type} ${extension};`),
    TEXT_TYPES: [...texts].join(' '),
    HEADERS: headers.map(({ name }) => `add_header ${name} "${variable(name)}" always;`),
    PRIVATE_FILES: PRIVATE_FILES.join('|').replaceAll('.', '\\.'),
    SERVER_ERRORS: serverErrors,
    SERVER_ERROR_FILE,
    LOCATIONS: [
      ...permanent.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      ...gone.map((url) => `location = ${url} { error_page 410 ${location(notFoundPage(url))}; return 410; }`),
      ...folders,
    ],
  });
}
