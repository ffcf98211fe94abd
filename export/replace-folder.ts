import fs from 'node:fs';

/** Moves a folder to the place of another. A process that is killed meanwhile leaves the old folder, the new one or none. */
export function replaceFolder(target: string, source: string): void {
  const old = `${source}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(target)) fs.renameSync(target, old);
  fs.renameSync(source, target);
  fs.rmSync(old, { recursive: true, force: true });
}
