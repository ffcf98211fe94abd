/** `npm run lint`: checks the code's format and rules, every import, and the wording of comments and documentation. */
import { LINT } from './support/build-steps';
import { readCommand } from './support/command';
import { runInParallel } from './support/run-in-parallel';

readCommand({});
process.exitCode = await runInParallel(LINT);
