/** `npm run lint`: checks format and rules of the code, imports and unused code. */
import { LINT } from './support/build-steps';
import { readCommand } from './support/command';
import { runInParallel } from './support/run-in-parallel';

readCommand({});
process.exitCode = await runInParallel(LINT);
