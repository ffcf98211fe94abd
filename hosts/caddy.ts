/** Caddy 2.6 or newer. https://caddyserver.com/docs/caddyfile */
import type { OldAddresses } from './old-addresses';
import { byHeader, CONTENT_TYPES, NOT_FOUND_FOLDERS, PRIVATE_FILES, REVALIDATED, type Rule } from './policy';
import { asExpression, type Server } from './server';

/** The query is taken from the request as it came: a placeholder for it would leave a lone ? behind. */
function oldRoutes({ moved, gone }: OldAddresses): string {
  const lines = [
    ...moved.flatMap(([from, to], index) => [
      `@moved-${index} vars_regexp moved-${index} {http.request.uri} "^${from}(\\?.*)?$"`,
      `redir @moved-${index} ${to}{re.moved-${index}.1} 301`,
    ]),
    ...(gone.length > 0 ? [`@gone path ${gone.join(' ')}`, 'error @gone 410'] : []),
  ];
  return lines.map((line) => `        ${line}\n`).join('');
}

/** @param server without a certificate Caddy gets one by itself */
export function caddyFile(
  all: readonly Rule[],
  old: OldAddresses,
  { host, root, ports, certificate }: Omit<Server, 'certificate'> & Partial<Pick<Server, 'certificate'>>,
): string {
  const usual = byHeader(all).map(({ name, usual }) => `        ${name} "${usual}"`);
  const exceptions = byHeader(all).flatMap(({ name, exceptions }) =>
    // The last directive counts here, so the one that should win comes last.
    [...exceptions].reverse().map(({ path, value }, index) => {
      const label = `@${name.toLowerCase()}-${index}`;
      return `        ${label} path_regexp ${asExpression(path)}\n        header ${label} ${name} "${value}"`;
    }),
  );
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => {
    const text = /text|xml|json/.test(type) ? `${type}; charset=utf-8` : type;
    return `        @type-${ending} path *.${ending}\n        header @type-${ending} Content-Type "${text}"`;
  });
  const missing = NOT_FOUND_FOLDERS.map((folder, index) => {
    const label = `@missing-${index}`;
    return `            ${label} path ${folder}*\n            rewrite ${label} ${folder}404.html`;
  });
  return `# Written by scripts/hosts.ts from hosts/policy.ts: change it there.
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
${usual.join('\n')}
    }
    # On its own: a block that takes a header away is put off until the end, and would undo the exceptions.
    header -Server
}

${host} {
    ${certificate ? `tls ${certificate.file} ${certificate.key}` : '# Caddy sees to the certificate itself.'}
    root * ${root}
    import policy

    route {
        @method not method GET HEAD
        error @method 405
        # No double slash gets as far as a redirect: Location: //elsewhere.example would lead away.
        @double vars_regexp {http.request.uri} "^[^?]*(//|\\\\\\\\)"
        error @double 404
        # The file system would call a name this long an error.
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
        @index vars_regexp index {http.request.uri} "^(/(?:[^?]*/)?)index(?:\\.html)?(\\?.*)?$"
        redir @index {re.index.1}{re.index.2} 301
        @html vars_regexp html {http.request.uri} "^(/[^?]*)\\.html(\\?.*)?$"
        redir @html {re.html.1}{re.html.2} 301
        @slash {
            not path /admin/
            vars_regexp slash {http.request.uri} "^(/[^?]*[^/?])/(\\?.*)?$"
        }
        redir @slash {re.slash.1}{re.slash.2} 301
        @not-found path /404 */404 /_not-found
        error @not-found 404
${oldRoutes(old)}
        try_files {path} {path}.html {path}/index.html
${exceptions.join('\n')}
${types.join('\n')}
        file_server {
            precompressed br gzip
            disable_canonical_uris
        }
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
            file_server {
                precompressed br gzip
                disable_canonical_uris
            }
        }
        handle {
            respond "{err.status_code} {err.status_text}"
        }
    }
}
`;
}
