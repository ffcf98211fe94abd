/** The build as data: its steps in their order. What stands in one stage runs side by side. */
import type { Task } from '../support/side-by-side';

export type Stage = readonly Task[];

/**
 * What Next has left of the pages of the last build, thousands of files where there are many: it would remove them itself
 * before it does anything else, while a core is idle.
 */
const CLEAR = `node -e "fs.rmSync('.next/server', { recursive: true, force: true })"`;

/**
 * @param env settings of the build. TYPES=off leaves the check of types to somebody else: tests build copies of a
 * project whose types are checked already.
 */
export const stagesOf = (env: NodeJS.ProcessEnv): Stage[] => [
  [
    ['Content and pictures', 'tsx scripts/content.ts --pictures'],
    ['Leftovers', CLEAR],
  ],
  ...(env.TYPES === 'off' ? [] : [[['Types', 'npm run types'] as const]]),
  [['Pages', 'next build']],
  [['Post-export', 'tsx scripts/post-export.ts']],
  [['Beside the pages', 'tsx scripts/beside-pages.ts']],
];
