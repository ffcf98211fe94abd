/** What the preview knows of the content: what is wrong with it, and the last version with which nothing was. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../lib/content/problems';
import { preparePictures } from '../pictures/prepare';
import { inspectAll } from '../support/inspect';
import { createLastGood } from './last-good';

/** An editor saves in several steps, each a change: the last of them counts. */
const SAVED_MS = 200;
/** How often is looked, while something is wrong, at what is not watched: photos below public/. */
const AGAIN_MS = 2000;

/** Where the last good version lies. */
export const LAST_GOOD = path.resolve('.cache', 'last-good');

/**
 * @param root the content folder
 * @param onNews called when there is another good version, or another list of problems
 */
export function watchContent(root: string, onNews: () => void) {
  const good = createLastGood(root, LAST_GOOD);
  let problems: readonly Problem[] = [];
  let version = 0;
  let running: Promise<void> | undefined;

  async function check(): Promise<void> {
    const moment = good.moment();
    const inspection = await inspectAll(root);
    if (inspection.problems.length > 0) return tell(inspection.problems, false);
    await preparePictures(inspection.pictures, root);
    // Saved meanwhile: what would be copied is not what was read.
    if (!good.isCurrent(moment)) return check();
    tell([], good.take(moment));
  }

  function tell(found: readonly Problem[], isNew: boolean) {
    const isNews = isNew || JSON.stringify(found) !== JSON.stringify(problems);
    problems = found;
    if (isNew) version += 1;
    if (isNews) onNews();
  }

  /** One at a time: a page and its parts ask at once. */
  function look(): Promise<void> {
    running ??= check()
      .catch((error: unknown) =>
        tell(
          [{ file: 'content', line: 1, field: 'check', expected: 'to read all files', found: String(error) }],
          false,
        ),
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  let waiting: NodeJS.Timeout | undefined;
  fs.watch(root, { recursive: true }, () => {
    clearTimeout(waiting);
    // One that is under way may have read the file as it was.
    waiting = setTimeout(() => void Promise.resolve(running).then(look), SAVED_MS);
  });
  setInterval(() => problems.length > 0 && void look(), AGAIN_MS);

  return {
    /** Whether there is a good version yet. */
    hasGood: good.exists,
    /** Looks at the files as they are. */
    look,
    /** What is wrong with them now. */
    problems: () => problems,
    /** How many good versions there were since the start. */
    version: () => version,
  };
}
