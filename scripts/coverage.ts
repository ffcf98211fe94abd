/** Writes the tables of docs/spec-coverage.md and docs/wcag.md from the tags of the tests. */
import fs from 'node:fs';
import { listTests, writeCoverage } from './support/coverage';

for (const [file, text] of Object.entries(writeCoverage(listTests()))) fs.writeFileSync(file, text);
