/** nginx 1.22 or newer: a file for /etc/nginx/conf.d/. https://nginx.org/en/docs/ */
import { MEDIA_TYPES, NOT_FOUND_FOLDERS, notFoundPage, PRIVATE_FILES } from './policy';
import {
  byHeader,
  DOUBLE_SLASH,
  GENERATED,
  isText,
  type Redirects,
  type Rule,
  type Server,
  SPELLINGS,
  toPattern,
} from './rules';

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const location = (page: string) => `@missing${page.replace('/404.html', '').replaceAll('/', '_')}`;

export function nginxFile(
  rules: readonly Rule[],
  { permanent, gone }: Redirects,
  { host, root, ports, certificate, brotli }: Server,
): string {
  const headers = byHeader(rules);
  // Maps, because add_header in a location removes those of the server. $uri is the file's path by then.
  const maps = headers.map(
    ({ name, value, exceptions }) => `map $uri ${variable(name)} {
    default "${value}";
${exceptions.map((exception) => `    "~${toPattern(exception.path)}" "${exception.value}";\n`).join('')}}`,
  );
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `        ${type} ${extension};`);
  const texts = new Set(Object.values(MEDIA_TYPES).filter((type) => isText(type) && type !== 'text/html'));
  const spellings = Object.entries(SPELLINGS).map(([name, pattern]) => {
    const uri = name === 'slash' ? pattern.replace('^', '^(?!/admin/)') : pattern;
    return `    if ($request_uri ~ "${uri}") { return 301 $1$2; }`;
  });
  const redirects = [
    ...permanent.map(([from, to]) => `    location = ${from} { return 301 ${to}$is_args$args; }`),
    ...gone.map((url) => `    location = ${url} { error_page 410 ${location(notFoundPage(url))}; return 410; }`),
  ];
  const folders = NOT_FOUND_FOLDERS.map((folder) => {
    const page = location(notFoundPage(folder));
    return `    location ${folder} { error_page 404 ${page}; try_files $uri $uri.html $uri/index.html =404; }
    location = ${folder}404 { error_page 404 ${page}; return 404; }
    location ${page} { rewrite ^ ${folder}404.html break; }`;
  });
  return `${GENERATED}
${maps.join('\n')}

server {
    listen ${ports.http};
    server_name ${host};
    server_tokens off;
    return 301 https://${host}${ports.https === 443 ? '' : `:${ports.https}`}$request_uri;
}

server {
    listen ${ports.https} ssl http2;
    server_name ${host};
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    server_tokens off;
    absolute_redirect off;
    client_max_body_size 1k;
    root ${root};

    types {
${types.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${[...texts].join(' ')};

    gzip_static on;
    gzip_vary on;
    ${brotli ? 'brotli_static on;' : '# With libnginx-mod-http-brotli-static installed: brotli_static on;'}

${headers.map(({ name }) => `    add_header ${name} "${variable(name)}" always;`).join('\n')}

    if ($request_method !~ "^(GET|HEAD)$") { return 405; }
    if ($request_uri ~ "${DOUBLE_SLASH}") { return 404; }
    if ($request_uri ~ "^/admin(\\?|$)") { return 301 /admin/; }
${spellings.join('\n')}

    # Named locations: the rules above do not run again, and $uri becomes the page's.
    error_page 404 @missing;
    location @missing { rewrite ^ /404.html break; }
    location ~ "/\\.(?!well-known/)" { return 404; }
    location ~ "^/(_not-found|404)$" { return 404; }
    location ~ "^/(${PRIVATE_FILES.join('|').replaceAll('.', '\\.')})$" { return 404; }
    location ~ "\\.(br|gz)$" { return 404; }
    location = / { try_files /index.html =404; }
    location = /admin/ { try_files /admin/index.html =404; }
${[...redirects, ...folders].join('\n')}
    location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}
