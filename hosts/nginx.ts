/** nginx 1.22 or newer: a file for /etc/nginx/conf.d/. https://nginx.org/en/docs/ */
import type { OldAddresses } from './old-addresses';
import { byHeader, CONTENT_TYPES, NOT_FOUND_FOLDERS, PRIVATE_FILES, type Rule } from './policy';
import { asExpression, type Server } from './server';

/** A word of nginx's configuration holds 4,096 bytes at most: a longer value is put together from parts. */
const LONGEST_WORD = 3000;

const variable = (name: string, part: number) => `$site_${name.toLowerCase().replaceAll('-', '_')}_${part}`;
const named = (folder: string) => `@missing${folder.replaceAll('/', '_').replace(/_$/, '')}`;
/** 443 is what a browser leaves out. */
const port = (number: number) => (number === 443 ? '' : `:${number}`);

/** Exact locations: found at once, however many there are. A gone page is explained by the not-found page of its folder. */
function oldLocations({ moved, gone }: OldAddresses): string[] {
  const page = (address: string) => {
    const folder = NOT_FOUND_FOLDERS.find((name) => address.startsWith(name));
    return folder === undefined ? '@missing' : named(folder);
  };
  return [
    ...moved.map(([from, to]) => `    location = ${from} { return 301 ${to}$is_args$args; }`),
    ...gone.map(
      (address) => `    location = ${address} {\n        error_page 410 ${page(address)};\n        return 410;\n    }`,
    ),
  ];
}

export function nginxFile(
  all: readonly Rule[],
  old: OldAddresses,
  { host, root, ports, certificate, brotli }: Server,
): string {
  // Maps, since add_header in a location takes away all those around it. $uri is the file's path by then.
  const headers = byHeader(all).map((header) => {
    const longest = Math.max(
      ...[header.usual, ...header.exceptions.map(({ value }) => value)].map(({ length }) => length),
    );
    return { ...header, parts: Array.from({ length: Math.ceil(longest / LONGEST_WORD) }, (_, part) => part) };
  });
  const maps = headers.flatMap(({ name, usual, exceptions, parts }) =>
    parts.map((part) => {
      const cut = (value: string) => value.slice(part * LONGEST_WORD, (part + 1) * LONGEST_WORD);
      return [
        `map $uri ${variable(name, part)} {`,
        `    default "${cut(usual)}";`,
        ...exceptions.map(({ path, value }) => `    "~${asExpression(path)}" "${cut(value)}";`),
        '}',
      ].join('\n');
    }),
  );
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `        ${type} ${ending};`);
  const charset = Object.values(CONTENT_TYPES).filter((type) => /text|xml|json/.test(type));
  const folders = NOT_FOUND_FOLDERS.map(
    (folder) => `
    location ${folder} {
        error_page 404 ${named(folder)};
        try_files $uri $uri.html $uri/index.html =404;
    }
    location = ${folder}404 {
        error_page 404 ${named(folder)};
        return 404;
    }
    location ${named(folder)} { rewrite ^ ${folder}404.html break; }`,
  );
  return `# Written by scripts/hosts.ts from hosts/policy.ts: change it there.
${maps.join('\n')}

server {
    listen ${ports.http};
    server_name ${host};
    server_tokens off;
    return 301 https://${host}${port(ports.https)}$request_uri;
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
    charset_types ${[...new Set(charset)].filter((type) => type !== 'text/html').join(' ')};

    gzip_static on;
    gzip_vary on;
    ${brotli ? 'brotli_static on;' : '# With libnginx-mod-http-brotli-static installed: brotli_static on;'}

${headers
  .map(({ name, parts }) => `    add_header ${name} "${parts.map((part) => variable(name, part)).join('')}" always;`)
  .join('\n')}

    if ($request_method !~ "^(GET|HEAD)$") { return 405; }
    # No double slash gets as far as a redirect: Location: //elsewhere.example would lead away.
    if ($request_uri ~ "^[^?]*(//|\\\\\\\\)") { return 404; }
    if ($request_uri ~ "^/admin(\\?|$)") { return 301 /admin/; }
    if ($request_uri ~ "^(/([^?]*/)?)index(\\.html)?(\\?.*)?$") { return 301 $1$4; }
    if ($request_uri ~ "^(/[^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }
    if ($request_uri ~ "^(?!/admin/)(/[^?]*[^/?])/(\\?.*)?$") { return 301 $1$2; }

    # Named: the rules above are not asked again, and $uri becomes the page's own.
    error_page 404 @missing;
    location @missing { rewrite ^ /404.html break; }
    location ~ "/\\.(?!well-known/)" { return 404; }
    location ~ "^/(_not-found|404)$" { return 404; }
    location ~ "^/(${PRIVATE_FILES.join('|').replaceAll('.', '\\.')})$" { return 404; }
    location ~ "\\.(br|gz)$" { return 404; }
    location = / { try_files /index.html =404; }
    location = /admin/ { try_files /admin/index.html =404; }
${oldLocations(old).join('\n')}
${folders.join('\n')}
    location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}
