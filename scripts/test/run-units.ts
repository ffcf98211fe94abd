/**
 * Runs the tests of the given files in this process: a process for each would compile the same modules again. Each file is a
 * suite, so that its hooks are its own.
 */
import path from 'node:path';
import { describe } from 'node:test';

for (const file of process.argv.slice(2))
  describe(file, async () => {
    await import(path.resolve(file));
  });
