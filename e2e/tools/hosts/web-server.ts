/** Starts nginx with the configuration of the build, at free ports. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { nginxFile } from '../../../hosts/nginx';
import { SERVER_ERRORS } from '../../../hosts/policy';
import type { Redirects, Rule } from '../../../hosts/rules';
import { freePort } from '../../../scripts/support/listen';
import { BROTLI_MODULE, findNginx } from '../../../scripts/support/nginx';
import { scriptArgs } from '../../../scripts/support/run-node';
import { writeFiles } from '../../support/content';

export type WebServer = Awaited<ReturnType<typeof startNginx>>;

const CERTIFICATE_REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';

/** Writes a certificate for localhost that no authority has signed, and its key. @returns their files */
function writeCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: path.join(folder, 'site.crt'), key: path.join(folder, 'site.key') };
  execFileSync('openssl', [...CERTIFICATE_REQUEST.split(' '), '-keyout', files.key, '-out', files.certificate], {
    stdio: 'pipe',
  });
  return files;
}

/** Writes a configuration with which nginx needs no root: everything that it writes is in the given folder. */
function writeMain(folder: string): string {
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
    ${BROTLI_MODULE ? 'brotli_static on;' : ''}
    include ${folder}/site.conf;
}
`,
  );
  return file;
}

/** Starts nginx. Another process may take a port between its choice and its use: nginx then ends, and gets others. */
async function listenAtFreePorts(folder: string, configuration: string) {
  const main = writeMain(folder);
  while (true) {
    const ports = { http: await freePort(), https: await freePort() };
    const site = configuration
      .replaceAll(/(?<=listen .*)\b80\b/g, String(ports.http))
      .replaceAll(/(?<=listen .*)\b443\b/g, String(ports.https));
    fs.writeFileSync(`${folder}/site.conf`, site);
    const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', main]);
    let log = '';
    child.stderr.on('data', (part) => {
      log += part;
    });
    // nginx writes the file of its process ID once it listens.
    const isListening = () => fs.existsSync(`${folder}/nginx.pid`);
    await expect.poll(() => isListening() || child.exitCode !== null, { timeout: 30_000 }).toBe(true);
    if (child.exitCode === null) return { child, ports };
    if (!log.includes('Address already in use')) throw new Error(`nginx does not start: ${log}`);
  }
}

/** Returns a path to which the servers of tests respond with an error, as with a broken disk or proxy. */
export const failingPath = (status: number): string => `/fails-with-${status}`;

/** Starts nginx with the site. @param more files in addition to those of the export, by path */
export async function startNginx(
  out: string,
  rules: readonly Rule[],
  old: Redirects,
  more: Readonly<Record<string, string>>,
) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const root = path.join(folder, 'out');
  fs.cpSync(out, root, { recursive: true });
  writeFiles(more, root);
  execFileSync(process.execPath, scriptArgs('scripts/precompress.ts', root));
  const { certificate, key } = writeCertificate(folder);
  const configuration = nginxFile(rules, old, 'localhost')
    .replace('/var/www/site/out', root)
    .replaceAll('/etc/letsencrypt/live/localhost/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/localhost/privkey.pem', key)
    .replace('location / {', (location) => {
      const failures = SERVER_ERRORS.map((status) => `location = ${failingPath(status)} { return ${status}; }\n`);
      return failures.join('') + location;
    });
  const { child, ports } = await listenAtFreePorts(folder, configuration);

  /** Sends a request over TLS, with the path as given. */
  const ask = async (
    path: string,
    { method = 'GET', headers = {}, host = '127.0.0.1', servername = 'localhost' } = {},
  ) => {
    const options = { host, servername, port: ports.https, rejectUnauthorized: false, agent: false };
    const request = https.request({ ...options, path, method, headers: { host: 'localhost', ...headers } }).end();
    const [response]: IncomingMessage[] = await once(request, 'response');
    const parts = (await response?.toArray()) ?? [];
    return { status: response?.statusCode ?? 0, headers: response?.headers ?? {}, body: Buffer.concat(parts) };
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { root, ports, ask, stop };
}
