/** `npm run manual`: brings the tables of content/README.md up to date after a change of the schemas. */
import fs from 'node:fs';
import { MODEL } from '../app/model';
import { withTables } from './forms/manual';

const MANUAL = 'content/README.md';
fs.writeFileSync(MANUAL, withTables(fs.readFileSync(MANUAL, 'utf8'), MODEL));
