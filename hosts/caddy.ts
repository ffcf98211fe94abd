/** Caddy 2.6 or newer. https://caddyserver.com/docs/caddyfile */
import { MEDIA_TYPES, NOT_FOUND_FOLDERS, PRIVATE_FILES, REVALIDATED } from './policy';
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

/** Returns a redirect by a pattern of the request as it was sent: a placeholder for its query would add a lone ?. */
function redirect(label: string, pattern: string, target: string): string {
  const matcher = `vars_regexp ${label} {http.request.uri} "${pattern}"`;
  const matchers = label === 'slash' ? `{\n            not path /admin/\n            ${matcher}\n        }` : matcher;
  return `        @${label} ${matchers}\n        redir @${label} ${target} 301`;
}

const FILE_SERVER = `file_server {
            precompressed br gzip
            disable_canonical_uris
        }`;

/** @param server without a certificate, Caddy requests one */
export function caddyFile(
  rules: readonly Rule[],
  { permanent, gone }: Redirects,
  { host, root, ports, certificate }: Omit<Server, 'certificate'> & Partial<Pick<Server, 'certificate'>>,
): string {
  const headers = byHeader(rules);
  const exceptions = headers.flatMap(({ name, exceptions }) =>
    [...exceptions].reverse().map(({ path, value }, index) => {
      const label = `@${name.toLowerCase()}-${index}`;
      return `        ${label} path_regexp ${toPattern(path)}\n        header ${label} ${name} "${value}"`;
    }),
  );
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => {
    const value = isText(type) ? `${type}; charset=utf-8` : type;
    return `        @type-${extension} path *.${extension}\n        header @type-${extension} Content-Type "${value}"`;
  });
  const redirects = [
    ...Object.entries(SPELLINGS).map(([name, pattern]) => redirect(name, pattern, `{re.${name}.1}{re.${name}.2}`)),
    '        @not-found path /404 */404 /_not-found\n        error @not-found 404',
    ...permanent.map(([from, to], index) =>
      redirect(`redirect-${index}`, `^${from}(\\?.*)?$`, `${to}{re.redirect-${index}.1}`),
    ),
    ...(gone.length > 0 ? [`        @gone path ${gone.join(' ')}\n        error @gone 410`] : []),
  ];
  const missing = NOT_FOUND_FOLDERS.map(
    (folder, index) => `            @missing-${index} path ${folder}*
            rewrite @missing-${index} ${folder}404.html`,
  );
  return `${GENERATED}
{
    admin off
    http_port ${ports.http}
    https_port ${ports.https}
    servers {
        protocols h1 h2
    }
}

(policy) {
    header {
${headers.map(({ name, value }) => `        ${name} "${value}"`).join('\n')}
    }
    # Separate: a block that removes a header runs at the end, and would undo the exceptions.
    header -Server
}

${host} {
    ${certificate ? `tls ${certificate.file} ${certificate.key}` : '# Caddy requests the certificate.'}
    root * ${root}
    import policy

    route {
        @method not method GET HEAD
        error @method 405
        @double vars_regexp {http.request.uri} "${DOUBLE_SLASH}"
        error @double 404
        # The file system reports a name this long as an error.
        @long vars_regexp {http.request.uri} "^.{1000}"
        error @long 414
        @zero path_regexp \\x00
        error @zero 400
        @hidden path_regexp "/\\.(well-known/.*/\\.|[^w]|w[^e])"
        error @hidden 404
        @private path ${PRIVATE_FILES.map((file) => `/${file}`).join(' ')} *.br *.gz
        error @private 404
        @editor vars_regexp {http.request.uri} "^/admin(\\?|$)"
        redir @editor /admin/ 301
${redirects.join('\n')}
        try_files {path} {path}.html {path}/index.html
${[...exceptions, ...types].join('\n')}
        ${FILE_SERVER}
    }

    handle_errors {
        import policy
        header Cache-Control "${REVALIDATED}"
        @missing expression {err.status_code} in [404, 410]
        handle @missing {
${missing.join('\n')}
            @other not path ${NOT_FOUND_FOLDERS.map((folder) => `${folder}*`).join(' ')}
            rewrite @other /404.html
            header Content-Type "text/html; charset=utf-8"
            ${FILE_SERVER}
        }
        handle {
            respond "{err.status_code} {err.status_text}"
        }
    }
}
`;
}
