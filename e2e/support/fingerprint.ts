import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/export-files';

/** Every file of a project's out/ with the hash of its bytes. */
export function fingerprint(root: string): Record<string, string> {
  const out = path.join(root, 'out');
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(out).map((file) => [file, hash(file)]));
}
