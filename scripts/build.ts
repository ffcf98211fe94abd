/** `npm run build [-- --day 2026-12-01]`: runs all steps from content/ to a complete out/. A step that fails stops it. */
import { BUILD_STEPS } from './support/build-steps';
import { fixDay, readCommand, TEXT } from './support/command';
import { runSteps } from './support/run-in-parallel';

readCommand({ day: TEXT });
fixDay();
process.exitCode = await runSteps(BUILD_STEPS);
