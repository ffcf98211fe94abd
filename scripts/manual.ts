/** `npx tsx scripts/manual.ts`: brings the tables of content/README.md up to date after a change of the schemas. */
import fs from 'node:fs';
import { withTables } from './workbench/manual';

const MANUAL = 'content/README.md';
fs.writeFileSync(MANUAL, withTables(fs.readFileSync(MANUAL, 'utf8')));
