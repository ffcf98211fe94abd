import { execFileSync } from 'node:child_process';
import path from 'node:path';

const REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';

/** Writes a certificate for localhost that no authority has signed, and its key. @returns their files */
export function writeCertificate(folder: string): { certificate: string; key: string } {
  const files = { certificate: path.join(folder, 'site.crt'), key: path.join(folder, 'site.key') };
  execFileSync('openssl', [...REQUEST.split(' '), '-keyout', files.key, '-out', files.certificate], { stdio: 'pipe' });
  return files;
}
