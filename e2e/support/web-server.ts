import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { caddyFile } from '../../hosts/caddy';
import { nginxFile } from '../../hosts/nginx';
import type { Redirects, Rule } from '../../hosts/rules';
import { freePort } from '../../scripts/support/listen';
import { BROTLI_MODULE, findCaddy, findNginx } from '../../scripts/support/programs';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type WebServer = {
  ports: { http: number; https: number };
  /** Sends a request over TLS, with the path as given. */
  ask: (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Answer>;
  http2: (path: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** A copy of the export with precompressed files of whatever has none yet, readable for a server that gives up root. */
function copyExport(out: string, folder: string, more: Readonly<Record<string, string>>): string {
  const root = path.join(folder, 'out');
  fs.cpSync(out, root, { recursive: true });
  for (const [name, text] of Object.entries(more)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const at = path.join(root, file);
    if (!/\.(html|css|js|txt|svg)$/.test(file) || fs.existsSync(`${at}.gz`)) continue;
    const bytes = fs.readFileSync(at);
    fs.writeFileSync(`${at}.gz`, gzipSync(bytes, { level: 1 }));
    fs.writeFileSync(`${at}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  }
  return root;
}

/** nginx without root: everything it writes goes below the given folder. */
function nginxMain(folder: string, site: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'main.conf');
  fs.writeFileSync(
    file,
    `${BROTLI_MODULE ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
${kinds.map((kind) => `    ${kind}_temp_path ${folder}/${kind};`).join('\n')}
    include ${site};
}
`,
  );
  return file;
}

/**
 * Starts the system's own server with the configuration the build makes, on free ports of the loopback.
 * @param out the export to serve
 * @param more files in addition to the export's, by path
 */
export async function startServer(
  kind: 'nginx' | 'Caddy',
  out: string,
  rules: readonly Rule[],
  old: Redirects,
  more: Readonly<Record<string, string>> = {},
): Promise<WebServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `site-${kind}-`));
  const certificate = { file: `${folder}/site.crt`, key: `${folder}/site.key` };
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', certificate.key, '-out', certificate.file],
    ],
    { stdio: 'pipe' },
  );
  const ports = { http: await freePort(), https: await freePort() };
  const server = { host: 'localhost', root: copyExport(out, folder, more), ports, certificate };
  const site = path.join(folder, 'site');
  let child: ChildProcess;
  if (kind === 'nginx') {
    fs.writeFileSync(site, nginxFile(rules, old, { ...server, hasBrotli: Boolean(BROTLI_MODULE) }));
    child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', nginxMain(folder, site)]);
  } else {
    fs.writeFileSync(site, caddyFile(rules, old, server));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    child = spawn(findCaddy() ?? 'caddy', ['run', '--config', site, '--adapter', 'caddyfile'], { env });
  }
  let log = '';
  child.stderr?.on('data', (part) => {
    log += part;
  });

  const ask: WebServer['ask'] = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = https.request(
        { host: 'localhost', port: ports.https, path, method, headers, rejectUnauthorized: false, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      request.on('error', reject);
      request.end();
    });

  await until(() => {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${log}`);
    return ask('/').then(
      () => true,
      () => false,
    );
  });

  return {
    ports,
    ask,
    http2: async (path) => {
      const session = http2.connect(`https://localhost:${ports.https}`, { rejectUnauthorized: false });
      const stream = session.request({ ':path': path }).resume();
      const [headers] = await once(stream, 'response');
      await once(stream, 'end');
      session.close();
      return Number(headers[':status']);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for a condition. */
async function until(ready: () => Promise<boolean>): Promise<void> {
  while (!(await ready())) await new Promise(setImmediate);
}
