import { packageCommand, scriptCommand } from './node-command';
import type { Task } from './run-in-parallel';

/** Deletes the pages of the last build. */
const CLEAR = "fs.rmSync('.next/server', { recursive: true, force: true })";

/** TYPES=off is for copies of a project with checked types. */
const TYPES: readonly Task[] =
  process.env.TYPES === 'off' ? [] : [{ name: 'Types', command: packageCommand('tsc', '--noEmit') }];

/** Lists the steps from content/ to a complete out/. The tasks of a step run in parallel. */
export const BUILD_STEPS: readonly (readonly Task[])[] = [
  [
    { name: 'Content and images', command: scriptCommand('scripts/content.ts', '--images') },
    { name: 'Leftovers', command: ['-e', CLEAR] },
    { name: 'Types of routes', command: packageCommand('next', 'typegen') },
  ],
  TYPES,
  [{ name: 'Pages', command: packageCommand('next', 'build') }],
  [{ name: 'Post-export', command: scriptCommand('scripts/post-export.ts') }],
  [{ name: 'Files next to the pages', command: scriptCommand('scripts/add-files.ts') }],
];

/** Lists the checks of `npm run lint`. */
export const LINT: readonly Task[] = [
  { name: 'Format and lint', command: packageCommand('biome', 'check', '--error-on-warnings', '.') },
  { name: 'Unused code', command: packageCommand('knip', '--no-progress') },
];
