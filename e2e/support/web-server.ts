/** Starts nginx and Caddy with the configurations of the build, on free ports of the loopback. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { caddyFile } from '../../hosts/caddy';
import { nginxFile } from '../../hosts/nginx';
import { SERVER_ERRORS } from '../../hosts/policy';
import type { Redirects, Rule } from '../../hosts/rules';
import { freePort } from '../../scripts/support/listen';
import { BROTLI_MODULE, findCaddy, findNginx } from '../../scripts/support/programs';

export type WebServer = Awaited<ReturnType<typeof startServer>>;

const CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';

/** Writes a configuration with which nginx needs no root: everything that it writes is in the given folder. */
function writeNginxMain(folder: string, site: string): string {
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

/** Returns a path to which the servers of tests respond with an error, as with a broken disk or proxy. */
export const failingPath = (status: number): string => `/fails-with-${status}`;

/** @param more files in addition to those of the export, by path */
export async function startServer(
  kind: 'nginx' | 'Caddy',
  out: string,
  rules: readonly Rule[],
  old: Redirects,
  more: Readonly<Record<string, string>>,
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `site-${kind}-`));
  const root = path.join(folder, 'out');
  const site = path.join(folder, 'site');
  fs.cpSync(out, root, { recursive: true });
  for (const [name, text] of Object.entries(more)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  const certificate = { file: `${folder}/site.crt`, key: `${folder}/site.key` };
  const files = ['-keyout', certificate.key, '-out', certificate.file];
  execFileSync('openssl', [...CERTIFICATE.split(' '), ...files], { stdio: 'pipe' });
  const ports = { http: await freePort(), https: await freePort() };
  const server = { host: 'localhost', root, ports, certificate };
  let child: ChildProcess;
  if (kind === 'nginx') {
    const configuration = nginxFile(rules, old, { ...server, hasBrotli: Boolean(BROTLI_MODULE) });
    const failures = SERVER_ERRORS.map((status) => `location = ${failingPath(status)} { return ${status}; }\n`);
    fs.writeFileSync(site, configuration.replace('location / {', `${failures.join('')}$&`));
    child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', writeNginxMain(folder, site)]);
  } else {
    const configuration = caddyFile(rules, old, server);
    const failures = SERVER_ERRORS.map((status) => `error ${failingPath(status)} ${status}\n`);
    fs.writeFileSync(site, configuration.replace('route {\n', `$&${failures.join('')}`));
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    child = spawn(findCaddy() ?? 'caddy', ['run', '--config', site, '--adapter', 'caddyfile'], { env });
  }
  let log = '';
  child.stderr?.on('data', (part) => {
    log += part;
  });

  /** Sends a request over TLS, with the path as given. */
  const ask = async (path: string, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}) => {
    const options = { host, servername: 'localhost', port: ports.https, rejectUnauthorized: false, agent: false };
    const request = https.request({ ...options, path, method, headers: { host: 'localhost', ...headers } }).end();
    const [response]: IncomingMessage[] = await once(request, 'response');
    const parts = (await response?.toArray()) ?? [];
    return { status: response?.statusCode ?? 0, headers: response?.headers ?? {}, body: Buffer.concat(parts) };
  };
  const state = () =>
    ask('/').then(
      ({ status }) => status,
      () => `${child.exitCode} ${log}`,
    );
  await expect.poll(state, { timeout: 30_000 }).toBe(200);

  const requestByHttp2 = async (path: string) => {
    const session = http2.connect(`https://localhost:${ports.https}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': path }).resume();
    const [headers] = await once(stream, 'response');
    await once(stream, 'end');
    session.close();
    return Number(headers[':status']);
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ports, ask, http2: requestByHttp2, stop };
}
