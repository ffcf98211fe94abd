/** `npm run manual`: updates the tables of docs/content-reference.md after a change of the schemas. */
import fs from 'node:fs';
import { MODEL } from '../app/model';
import { withTables } from './forms/manual';

const REFERENCE = 'docs/content-reference.md';
fs.writeFileSync(REFERENCE, withTables(fs.readFileSync(REFERENCE, 'utf8'), MODEL));
