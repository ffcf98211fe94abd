import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../lib/content/problems';
import { fileStamps } from '../../lib/content/read';
import { siteOfContent } from '../../lib/site/create-site';
import { prepareImages } from '../images/prepare';
import { inspectAll } from '../support/inspect';

const DEBOUNCE_MS = 200;
/** A photo in public/, which is not watched, may solve problems. */
const REPEAT_MS = 2000;

/** Contains the copy of the content that Next renders. */
export const LAST_VALID = path.resolve('.cache', 'last-valid');

const UNREADABLE = { file: 'content', line: 1, field: 'files', expected: 'files that can be read' };

/** Validates a content folder at every change, and stores its last valid version. @param onChange called after both */
export function watchContent(root: string, onChange: () => void) {
  const copy = createCopy(root, LAST_VALID);
  const preview = {
    /** The number of valid versions since the start, and the old URLs of the last one with their targets. */
    version: 0,
    redirects: new Map() as ReadonlyMap<string, string>,
    problems: [] as readonly Problem[],
    validate,
  };
  let running: Promise<void> | undefined;

  async function read(): Promise<void> {
    const stamps = fileStamps(root);
    const inspection = await inspectAll(root);
    if (inspection.problems.length > 0) return report(inspection.problems);
    await prepareImages(inspection.images, root);
    // A file that was saved in the meantime has not been validated.
    if (JSON.stringify([...fileStamps(root)]) !== JSON.stringify([...stamps])) return read();
    const isNew = copy(stamps);
    preview.version += Number(isNew);
    if (isNew) preview.redirects = siteOfContent(inspection, { withDrafts: true }).redirects;
    report([], isNew);
  }

  function report(problems: readonly Problem[], isNew = false) {
    const isOther = JSON.stringify(problems) !== JSON.stringify(preview.problems);
    preview.problems = problems;
    if (isNew || isOther) onChange();
  }

  /** Runs once at a time: a page and its parts are requested together. */
  function validate(): Promise<void> {
    running ??= read()
      .catch((error) => report([{ ...UNREADABLE, found: String(error) }]))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  let timer: NodeJS.Timeout | undefined;
  fs.watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    // A validation in progress may have read the file before the change.
    timer = setTimeout(() => void Promise.resolve(running).then(validate), DEBOUNCE_MS);
  });
  setInterval(() => preview.problems.length > 0 && void validate(), REPEAT_MS);
  return preview;
}

/** Returns a function that updates a copy of a folder and returns whether it has changed. */
export function createCopy(root: string, copy: string): (stamps: ReadonlyMap<string, string>) => boolean {
  let copied: ReadonlyMap<string, string> = new Map();
  fs.rmSync(copy, { recursive: true, force: true });
  return (stamps) => {
    const removed = [...copied.keys()].filter((name) => !stamps.has(name));
    const changed = [...stamps.keys()].filter((name) => stamps.get(name) !== copied.get(name));
    for (const name of removed) fs.rmSync(path.join(copy, name), { force: true });
    for (const name of changed) fs.cpSync(path.join(root, name), path.join(copy, name));
    copied = stamps;
    return removed.length + changed.length > 0;
  };
}
