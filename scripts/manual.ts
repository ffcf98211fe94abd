/** `npm run manual`: updates the tables of docs/content-reference.md after a change of the schemas. */
import fs from 'node:fs';
import { MODEL } from '../app/model';
import { endForUsage, readCommand, UsageError } from './support/command';
import { withTables } from './support/reference';
import { reasonOf } from './support/request';

const REFERENCE = 'docs/content-reference.md';

readCommand({});
try {
  fs.writeFileSync(REFERENCE, withTables(fs.readFileSync(REFERENCE, 'utf8'), MODEL));
} catch (error) {
  endForUsage(new UsageError(reasonOf(error)));
}
