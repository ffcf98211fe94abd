/**
 * `npm run build [-- --day 2026-12-01] [-- --drafts]`: runs all steps from content/ to a complete out/. A step that fails
 * stops it. With `--drafts`, the site contains drafts and scheduled pages, marked, and no search engine indexes it.
 */
import { BUILD_STEPS } from './support/build-steps';
import { FLAG, fixDay, readCommand, TEXT } from './support/command';
import { runSteps } from './support/run-in-parallel';

const { drafts } = readCommand({ day: TEXT, drafts: FLAG }).values;
if (drafts) process.env.DRAFTS = 'on';
fixDay();
process.exitCode = await runSteps(BUILD_STEPS);
