/** The last version of the content that had no problems: a copy, which the preview shows while the files are being mended. */
import fs from 'node:fs';
import path from 'node:path';
import { fileStamps } from '../../lib/content/read';

/** The files of a content folder as they were at a moment: their marks by their names. */
export type Moment = ReadonlyMap<string, string>;

/**
 * @param root the content folder
 * @param copy where the copy goes
 */
export function createLastGood(root: string, copy: string) {
  let taken: Moment | undefined;

  const isCurrent = (moment: Moment) => {
    const now = fileStamps(root);
    return now.size === moment.size && [...now].every(([name, stamp]) => moment.get(name) === stamp);
  };

  return {
    /** Whether there is a good version yet. */
    exists: () => taken !== undefined,
    /** To be asked before the files are read. */
    moment: (): Moment => fileStamps(root),
    isCurrent,
    /**
     * Makes the copy what the folder is. Only what has changed is written, so that the preview need not read the rest again.
     * @returns whether anything was different
     */
    take(moment: Moment): boolean {
      const before = taken ?? new Map<string, string>();
      // That of another day is not the last good one.
      if (!taken) fs.rmSync(copy, { recursive: true, force: true });
      const changed = [...moment].filter(([name, stamp]) => before.get(name) !== stamp);
      const gone = [...before.keys()].filter((name) => !moment.has(name));
      // First what goes: a folder may have the name of a file that was there.
      for (const name of gone) fs.rmSync(path.join(copy, name), { force: true });
      for (const [name] of changed) {
        const target = path.join(copy, name);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.copyFileSync(path.join(root, name), target);
      }
      const isDifferent = taken === undefined || changed.length + gone.length > 0;
      taken = moment;
      return isDifferent;
    },
  };
}
