import { MEDIA_TYPES, NOT_FOUND_FOLDERS, PRIVATE_FILES, REVALIDATED, SERVER_ERROR_FILE, SERVER_ERRORS } from './policy';
import { byHeader, fillTemplate, isText, type Redirects, type Rule, type Server, toPattern } from './rules';

/** Writes the Caddyfile. Without a certificate, Caddy requests one. https://caddyserver.com/docs/caddyfile */
export function caddyFile(rules: readonly Rule[], { permanent, gone }: Redirects, server: Server): string {
  const { host, root, ports, certificate } = server;
  const headers = byHeader(rules);
  const exceptions = headers.flatMap(({ name, exceptions }) =>
    exceptions.toReversed().flatMap(({ path, value }, index) => {
      const label = `@${name.toLowerCase()}-${index}`;
      return [`${label} path_regexp ${toPattern(path)}`, `header ${label} ${name} "${value}"`];
    }),
  );
  const types = Object.entries(MEDIA_TYPES).flatMap(([extension, type]) => {
    const value = isText(type) ? `${type}; charset=utf-8` : type;
    return [`@type-${extension} path *.${extension}`, `header @type-${extension} Content-Type "${value}"`];
  });
  const redirects = permanent.flatMap(([from, to], index) => {
    const label = `redirect-${index}`;
    const matcher = `@${label} vars_regexp ${label} {http.request.uri} "^${from}(\\?.*)?$"`;
    return [matcher, `redir @${label} ${to}{re.${label}.1} 301`];
  });
  return fillTemplate(new URL('templates/Caddyfile', import.meta.url), {
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    HOST: host,
    ROOT: root,
    TLS: certificate ? `tls ${certificate.file} ${certificate.key}` : '# Caddy requests the certificate.',
    REVALIDATED,
    HEADERS: headers.map(({ name, value }) => `${name} "${value}"`),
    PRIVATE_FILES: PRIVATE_FILES.map((file) => `/${file}`).join(' '),
    REDIRECTS: gone.length > 0 ? [...redirects, `@gone path ${gone.join(' ')}`, 'error @gone 410'] : redirects,
    EXCEPTIONS: [...exceptions, ...types],
    NOT_FOUND: NOT_FOUND_FOLDERS.flatMap((folder, index) => [
      `@missing-${index} path ${folder}*`,
      `rewrite @missing-${index} ${folder}404.html`,
    ]),
    SERVER_ERRORS: SERVER_ERRORS.join(', '),
    SERVER_ERROR_FILE,
    FOLDERS: NOT_FOUND_FOLDERS.map((folder) => `${folder}*`).join(' '),
  });
}
