/** `npm run build [-- --day 2026-12-01]`: runs all steps from content/ to a complete out/. A step that fails stops it. */
import { fixDay, takeDay } from './support/day';
import { runInParallel, type Task } from './support/run-in-parallel';

/** Deletes the pages of the last build in parallel: Next takes longer. */
const CLEAR = `node -e "fs.rmSync('.next/server', { recursive: true, force: true })"`;

/** The tasks of a step run in parallel. TYPES=off is for copies of a project with checked types. */
const STEPS: readonly (readonly Task[])[] = [
  [
    ['Content and images', 'tsx scripts/content.ts --images'],
    ['Leftovers', CLEAR],
  ],
  process.env.TYPES === 'off' ? [] : [['Types', 'npm run types']],
  [['Pages', 'next build']],
  [['Post-export', 'tsx scripts/post-export.ts']],
  [['Files next to the pages', 'tsx scripts/add-files.ts']],
];

takeDay();
fixDay();
for (const step of STEPS) {
  const failed = await runInParallel(step);
  if (failed !== 0) process.exit(failed);
}
